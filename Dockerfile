# The server as a container: docs/hosting.md, "With Docker". `make container` runs these steps without Docker.
#
# Debian's own Python, in both stages: the environment moves from one to the other as it is, and every step can be
# tried in any Debian system.

FROM debian:bookworm-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends gcc libc6-dev python3-dev python3-venv
WORKDIR /build
# Locked packages come first: they change less often than the sources. /opt/build is left behind, /opt/shima is shipped.
COPY requirements-build.lock requirements.lock ./
RUN python3 -m venv /opt/build \
 && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements-build.lock
RUN python3 -m venv --without-pip /opt/shima \
 && /opt/build/bin/pip --python /opt/shima install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY licences licences
COPY client client
COPY src src
RUN SHIMA_PURE=0 /opt/build/bin/python -m hatchling build -t wheel -d dist \
 && /opt/build/bin/pip --python /opt/shima install --no-cache-dir --no-index --no-deps dist/*.whl

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 \
 && rm -rf /var/lib/apt/lists/* \
 && groupadd --system --gid 10001 shima \
 && useradd --system --uid 10001 --gid shima --home-dir /data --no-create-home --shell /usr/sbin/nologin shima \
 && install -d -o shima -g shima -m 700 /data
COPY --from=build /opt/shima /opt/shima
COPY deploy/healthy.py /opt/shima/healthy.py
ENV PATH=/opt/shima/bin:$PATH \
    LANG=C.UTF-8 \
    PYTHONDONTWRITEBYTECODE=1 \
    SHIMA_HOME=/data \
    SHIMA_HOST=0.0.0.0 \
    SHIMA_PORT=8000
WORKDIR /data
VOLUME /data
EXPOSE 8000
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["python", "/opt/shima/healthy.py"]
ENTRYPOINT ["shima"]
CMD ["serve"]
