# syntax=docker/dockerfile:1

# The packages of the lock file, and with them the Node that the portal is pinned to.
FROM node:24-trixie-slim AS manifests
WORKDIR /portal
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/reference-data/package.json packages/reference-data/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY scripts scripts
COPY packages packages
RUN npm run build

FROM manifests AS packages
RUN npm ci --no-audit --no-fund --omit=dev --include-workspace-root --workspace packages/server \
    --workspace packages/contract --workspace packages/reference-data

# What the bundle was made from stays out but for the server's and the data's own files, of which a start takes a checksum.
FROM debian:trixie-slim
# pg_dump and pg_restore, for `landbridge backup` and `landbridge restore`.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /portal --shell /usr/sbin/nologin portal \
    && install -d -o portal -g portal -m 0700 /var/lib/landbridge /var/backups/landbridge
WORKDIR /portal
COPY --from=packages /portal ./
COPY --from=build /portal/scripts scripts
COPY --from=build /portal/packages/reference-data packages/reference-data
COPY --from=build /portal/packages/server/migrations packages/server/migrations
COPY --from=build /portal/packages/server/src packages/server/src
COPY --from=build /portal/packages/server/dist packages/server/dist
COPY --from=build /portal/packages/web/dist packages/web/dist
COPY --from=build /portal/packages/web/dist-server packages/web/dist-server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/landbridge PATH=/portal/node_modules/.bin:$PATH
VOLUME ["/var/lib/landbridge"]
EXPOSE 3000
USER portal
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Commands of an administrator: docker compose exec portal-1 node scripts/landbridge.mjs admin create --account you
CMD ["node", "scripts/serve.mjs"]
