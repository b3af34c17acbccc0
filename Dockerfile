# Two stages: everything is installed to build the client, then only what the server needs at run time.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npx -y pnpm@12.18.0 install --frozen-lockfile \
  && node_modules/.bin/vite build --logLevel=warn client

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2567 DATA_DIR=/data
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches ./patches
COPY shared ./shared
COPY server ./server
COPY client/package.json ./client/package.json
COPY tests/package.json ./tests/package.json
RUN npx -y pnpm@12.18.0 install --frozen-lockfile --prod --no-optional --filter server...
COPY --from=build /app/client/dist ./client/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
CMD ["node", "server/src/main.ts"]
