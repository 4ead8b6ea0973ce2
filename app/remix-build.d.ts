/** The app's server build, a virtual module of Remix's Vite plugin: https://remix.run/docs/en/main/guides/vite */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}
