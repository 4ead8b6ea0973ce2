/** A browser module, bundled into one string by `vite.inline-script.ts`. */
declare module "*?inline-script" {
  const source: string;
  export default source;
}

/** The app's server build, a virtual module of Remix's Vite plugin: https://remix.run/docs/en/main/guides/vite */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}
