FROM node:24.21.0-trixie-slim AS build
# An SBOM lists the packages of this stage too: the image has most of them only inside bundles.
# https://docs.docker.com/build/metadata/attestations/sbom/#scan-stages
ARG BUILDKIT_SBOM_SCAN_STAGE=true
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build && node --import tsx tools/assemble.ts /site

# Contains Node without package manager, compiler and sources. The same Debian release as above.
FROM debian:13.7-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --chmod=755 ops/image/site /usr/local/bin/site
# New volumes copy the owner of these folders.
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \
 && install -d -o node -g node /secrets /assets /backups
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0
# Limit memory: docs/decisions/0039 and 0041.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=1048576 MALLOC_MMAP_THRESHOLD_=4194304
WORKDIR /app
COPY --from=build /site ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=20s --timeout=5s --start-period=30s --start-interval=1s --retries=3 CMD ["site", "health"]
CMD ["site", "serve"]
