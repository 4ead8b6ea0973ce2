/** The app's own build, of which Remix's plugin for Vite makes a module: https://remix.run/docs/en/main/guides/vite */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}
