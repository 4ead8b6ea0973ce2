/**
 * Every Remix option lives here and nowhere else; `vite.config.ts` imports it.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  ssr: true,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
    // The development server finds the packages of all routes before the first page, instead of reloading it later.
    unstable_optimizeDeps: true,
  },
};
