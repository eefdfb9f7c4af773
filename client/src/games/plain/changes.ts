/** Nothing on the plain board flashes. */
export const changes = (): string[] => [];
