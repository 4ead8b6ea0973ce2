import type { EntryContext } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { nested } from "./nested-state.ts";

/**
 * What Remix's own script elements would say, as data that no browser runs: the routes that the browser must know, which
 * of them are shown, and, in a second element, what they were rendered from. `startScript` reads both. Empties the
 * stream of the context.
 */
export async function hydrationData(remix: EntryContext): Promise<string> {
  // Lines of JSON, of which a text that looks like an element is the only danger: https://github.com/jacob-ebey/turbo-stream
  const flat = remix.serverHandoffStream ? await textOf(remix.serverHandoffStream) : "";
  const state = nested(flat);
  return [
    `<script type="application/json" data-page="">{"context":${remix.serverHandoffString},${routesOf(remix).slice(1)}</script>`,
    state === undefined
      ? `<script type="text/plain" data-page="">${asData(flat)}</script>`
      : `<script type="application/json" data-page="">${asData(state)}</script>`,
  ].join("");
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value);
  return Buffer.concat(pieces).toString();
}

/** JSON that no element ends; the letter stands in its texts alone. */
function asData(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** Addresses whose routes are kept, some kilobytes each. */
const mostKept = 200;

const kept = new LRUCache<string, string>({ max: mostKept });

/** The routes that the browser must know and those that are shown. For one address of a build they are always the same. */
function routesOf(remix: EntryContext): string {
  const { location, matches: shown } = remix.staticHandlerContext;
  const matches = shown.map(({ route }) => route.id);
  const key = [remix.manifest.version, location.pathname, ...matches].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const routes = asData(JSON.stringify({ manifest: knownManifest(remix), matches }));
  kept.set(key, routes);
  return routes;
}

type Manifest = EntryContext["manifest"];
type ManifestRoute = NonNullable<Manifest["routes"][string]>;

/** As Remix does it: the routes of this address and of every one above it; others are asked for when they are met. */
function knownManifest({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const segments = staticHandlerContext.location.pathname.split("/").filter(Boolean);
  const above = segments.map((_, length) => `/${segments.slice(0, length).join("/")}`);
  const tree = treeOf(manifest);
  const matches = ["/", ...above].flatMap((path) => matchRoutes(tree, path) ?? []);
  const known = new Set([...staticHandlerContext.matches, ...matches].map(({ route }) => route.id));
  const routes = Object.entries(manifest.routes).filter(([id]) => known.has(id));
  return { ...manifest, routes: Object.fromEntries(routes) };
}

type Tree = Extract<Parameters<typeof matchRoutes>[0][number], { index?: false }>[];

const trees = new WeakMap<Manifest, Tree>();

/** The routes as they lie in one another; the same for every page of a build. */
function treeOf(manifest: Manifest): Tree {
  const known = trees.get(manifest);
  if (known) return known;
  const routes = new Map<string | undefined, ManifestRoute[]>();
  for (const route of Object.values(manifest.routes)) {
    if (route) routes.set(route.parentId, [...(routes.get(route.parentId) ?? []), route]);
  }
  const tree = childrenOf(undefined, routes);
  trees.set(manifest, tree);
  return tree;
}

function childrenOf(parentId: string | undefined, routes: Map<string | undefined, ManifestRoute[]>): Tree {
  return (routes.get(parentId) ?? []).map(({ id, path, index, caseSensitive }) => ({
    id,
    path,
    caseSensitive,
    // A route without a path or children of its own is as good a place for an index.
    ...(index ? { index: true } : { children: childrenOf(id, routes) }),
  })) as Tree;
}
