/** Fields of a React Router 7 build, besides its routes, entry and assets. */
export const buildOptions = {
  future: { v8_middleware: false, v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false },
  mode: "production",
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" as const, manifestPath: "/__manifest" },
  publicPath: "/",
  assetsBuildDirectory: "public",
};
