# The site in nginx, without root. `docker compose up` puts Caddy with a certificate in front of it: deploy/README.md.
FROM node:22.21.1-bookworm-slim AS build
WORKDIR /site
# The sitemap says when each page last changed.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
# .npmrc has npm install the build's tools, whatever NODE_ENV is.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build -- --host container

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/www/html
COPY --from=build /site/out-hosts/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/out /srv/www/site
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q ' 200 ' <&3"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
