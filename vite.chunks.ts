import type { Rollup } from "vite";

/** React, Remix and what the bundler adds for all: the same from one release to the next. */
const runtime =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0(?:vite\/|commonjsHelpers)/;

/**
 * The chunk a module of the browser's code goes to. Left alone, Rollup makes one of every set of modules that the same
 * routes use: 25 files for a page, most below 1 KB, which compress badly and cost a request each. What the layout or
 * more than one of the public pages uses is one file here, what the admin uses as well another. The enquiry's page does
 * not count: its form is the dialog's too, and nobody else's.
 */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (runtime.test(id)) return "runtime";
  const routes = routesUsing(id, getModuleInfo);
  const pages = routes.filter((route) => route.startsWith("_site") && route !== "_site.lets-talk");
  if (routes.includes("root")) return "shared";
  if (pages.length < 2 && !pages.includes("_site")) return undefined;
  return routes.some((route) => route.startsWith("admin")) ? "shared" : "site";
}

/** Names of the routes that import a module, themselves or by what they import; `root` for app/root.tsx. */
function routesUsing(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const modules = new Set([id]);
  for (const module of modules) {
    for (const importer of getModuleInfo(module)?.importers ?? []) modules.add(importer);
  }
  const names = [...modules].map((module) => /\/app\/(?:routes\/([^/]+)\/route|(root))\.tsx?$/.exec(module));
  return names.flatMap((name) => name?.[1] ?? name?.[2] ?? []);
}
