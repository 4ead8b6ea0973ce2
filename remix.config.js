/**
 * All Remix options; `vite.config.ts` imports them.
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
    // The development server discovers the packages of all routes before the first page, instead of reloading it later.
    unstable_optimizeDeps: true,
  },
};
