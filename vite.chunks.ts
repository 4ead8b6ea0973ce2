import type { Rollup } from "vite";

/** React, Remix and bundler helpers, which stay the same between releases. */
const runtime =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0commonjsHelpers/;

const route = /\/app\/(?:routes\/(.+)|(root))\.tsx?$/;
/** Runs on every public page before React: the chunk `base`, of its imports, depends on no other chunk. */
const page = /\/app\/client\/page\.ts$/;
/** Routes whose modules most public pages load. */
const everywhere = new Set(["site/layout", "site/content-page"]);
const preloadHelper = /^\0vite\//;
/** Helpers of many block views: as separate files, their names would take more than their code. */
const viewHelper =
  /\/app\/(?:ui\/section|blocks\/(?:hidden-section|minutes-of|numbered|price-range|\w+-styles\/\w+-styles))\.tsx?$/;
/** Of heroes and articles, so of nearly every page. */
const facts = /\/app\/ui\/facts\.tsx$/;
/** Texts of the site that the admin shows as well. */
const sharedTexts = /\/app\/languages\/en\/(?:for-admin|dates|errors|toasts)\.ts$/;
const entry = /\/app\/entry\.client\.tsx$/;

/** Chunks that every public page loads. */
export const commonChunks = ["runtime", "base", "shared", "site"];

/**
 * Returns the chunk of a client module. By default Rollup creates one for every set of modules that the same routes
 * use: 25 files for a page, most below 1 KB, which compress badly and cost a request each. Modules used by the layout,
 * by content pages or by several other public pages share one chunk, the admin's modules another. The enquiry page does
 * not count: only the dialog shares its form.
 */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (runtime.test(id)) return "runtime";
  // An entry module must not contain shared code: importing that code would run the entry.
  if (entry.test(id) || page.test(id)) return undefined;
  if (preloadHelper.test(id) || isImportedBy(page, id, getModuleInfo)) return "base";
  const routes = routesUsing(id, getModuleInfo);
  const pages = routes.filter((route) => route.startsWith("site/") && route !== "site/lets-talk/page");
  const isOnManyPages =
    routes.includes("root") || pages.length > 1 || pages.some((page) => everywhere.has(page));
  if (facts.test(id)) return "site";
  if (sharedTexts.test(id)) return "texts";
  if (!isOnManyPages) return viewHelper.test(id) ? "section" : undefined;
  if (runsBeforeReact(id, getModuleInfo)) return "base";
  if (routes.includes("root")) return "shared";
  return routes.some((route) => /^(?:admin|auth)\//.test(route)) ? "shared" : "site";
}

function isImportedBy(importer: RegExp, id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  return [...importersOf(id, getModuleInfo)].some((module) => importer.test(module));
}

/** Whether code that the page module loads later, such as the stage's, imports a module; `.tsx` modules need React. */
function runsBeforeReact(id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  return [...importersOf(id, getModuleInfo)].some(
    (module) =>
      module.endsWith(".ts") &&
      getModuleInfo(module)?.dynamicImporters.some((importer) => isImportedBy(page, importer, getModuleInfo)),
  );
}

/** The routes that import a module, directly or indirectly; `root` for modules on every page. */
function routesUsing(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  return [...importersOf(id, getModuleInfo)].flatMap((module) =>
    entry.test(module) ? "root" : (route.exec(module)?.slice(1).find(Boolean) ?? []),
  );
}

/** A module and all its direct and indirect importers. */
function importersOf(id: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const modules = new Set([id]);
  for (const module of modules) {
    for (const importer of getModuleInfo(module)?.importers ?? []) modules.add(importer);
  }
  return modules;
}
