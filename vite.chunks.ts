import type { Rollup } from "vite";

/** React, Remix and what the bundler adds for all: the same from one release to the next. */
const runtime =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|^\0commonjsHelpers/;

const route = /\/app\/(?:routes\/(.+)|(root))\.tsx?$/;
/** It runs on every public page before React: what it imports is a chunk that imports none of the others. */
const page = /\/app\/client\/page\.ts$/;
/** Routes whose modules most public pages load. */
const everywhere = new Set(["site/layout", "site/content-page"]);
const preloadHelper = /^\0vite\//;
const entry = /\/app\/entry\.client\.tsx$/;

/** Chunks that public pages load in any case. */
export const commonChunks = ["runtime", "base", "shared", "site"];

/**
 * The chunk a module of the browser's code goes to. Left alone, Rollup makes one of every set of modules that the same
 * routes use: 25 files for a page, most below 1 KB, which compress badly and cost a request each. What the layout, content pages
 * or more than one of the other public pages use is one file here, what the admin uses as well another. The enquiry's page
 * does not count: its form is the dialog's too, and nobody else's.
 */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (runtime.test(id)) return "runtime";
  // It starts the page, and nothing may start it by asking for what it shares.
  if (entry.test(id) || page.test(id)) return undefined;
  if (preloadHelper.test(id) || isImportedBy(page, id, getModuleInfo)) return "base";
  const routes = routesUsing(id, getModuleInfo);
  const pages = routes.filter((route) => route.startsWith("site/") && route !== "site/lets-talk/page");
  if (routes.includes("root")) return "shared";
  if (pages.length < 2 && !pages.some((page) => everywhere.has(page))) return undefined;
  return routes.some((route) => /^(?:admin|auth)\//.test(route)) ? "shared" : "site";
}

function isImportedBy(importer: RegExp, id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  return [...importersOf(id, getModuleInfo)].some((module) => importer.test(module));
}

/** Names of the routes that import a module, themselves or by what they import; `root` for what is on every page. */
function routesUsing(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  return [...importersOf(id, getModuleInfo)].flatMap((module) =>
    entry.test(module) ? "root" : (route.exec(module)?.slice(1).find(Boolean) ?? []),
  );
}

/** A module and all that import it, themselves or by what they import. */
function importersOf(id: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const modules = new Set([id]);
  for (const module of modules) {
    for (const importer of getModuleInfo(module)?.importers ?? []) modules.add(importer);
  }
  return modules;
}
