/** Fields of a Remix 2 build, besides its routes, entry and assets. */
export const buildOptions = {
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  mode: "production",
  isSpaMode: false,
  publicPath: "/",
  assetsBuildDirectory: "public",
};
