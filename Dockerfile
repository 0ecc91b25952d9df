# docker build --tag espalier . && docker run --rm --volume "$PWD":/project espalier check
FROM swift:6.3-noble AS build
WORKDIR /espalier
COPY scripts/setup.sh scripts/setup.sh
RUN scripts/setup.sh
COPY Package.swift ./
COPY Sources Sources
COPY Examples Examples
COPY Tests Tests
RUN swift build -c release --product espalier --static-swift-stdlib

FROM ubuntu:24.04
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
    libexpat1 libpango-1.0-0 libpangocairo-1.0-0 libcairo2 libgdk-pixbuf-2.0-0 librsvg2-2 fontconfig poppler-utils git \
 && rm -rf /var/lib/apt/lists/* \
 # A project that is mounted belongs to somebody else, which git must be told is fine.
 && git config --system --add safe.directory '*'
COPY --from=build /espalier/.build/release/espalier /usr/local/bin/espalier
WORKDIR /project
ENTRYPOINT ["espalier"]
