"""Operations on short tuples. States use tuples instead of lists, so that copies can share them."""

Numbers = tuple[int, ...]


def added(numbers: Numbers, number: int) -> Numbers:
    return numbers + (number,)  # noqa: RUF005 (twice as fast as unpacking in the compiled build)


def removed(numbers: Numbers, number: int) -> Numbers:
    return tuple([other for other in numbers if other != number])


def without(numbers: Numbers, at: int) -> Numbers:
    """Return the tuple without the number at the index."""
    return numbers[:at] + numbers[at + 1 :]


def replaced(numbers: Numbers, at: int, number: int) -> Numbers:
    return added(numbers[:at], number) + numbers[at + 1 :]
