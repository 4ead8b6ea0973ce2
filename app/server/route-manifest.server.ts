import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/node";
import { acceptedEncoding, type Encoding } from "#app/http/encodings.server.ts";
import { MANIFEST_PATH, manifestPaths } from "#app/http/framework-addresses.ts";
import { isAdminPath } from "#app/http/site-paths.ts";
import { answerWith } from "./refusals.server.ts";

type Assets = ServerBuild["assets"];
type Bodies = Record<Encoding, Uint8Array>;

/**
 * Responds to Remix's `/__manifest`, from which browsers learn the scripts of linked pages.
 *
 * Remix 2 matches every segment of every requested path against all routes, which takes seconds in total
 * (CVE-2026-55685, not fixed in version 2). The client accepts more routes than it requested, so there are two
 * precomputed responses: the routes of the public site, and all routes for a path of the admin. Requests for another
 * build version go to Remix, which makes the browser reload.
 */
export function routeManifest({ version, routes }: Assets) {
  const all = bodiesOf(routes);
  const site = bodiesOf(
    Object.fromEntries(Object.entries(routes).filter(([id]) => !isAdminPath(fullPath(routes, id)))),
  );

  return answerWith(({ url = "", method, headers }) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    if (pathname !== MANIFEST_PATH || searchParams.get("version") !== version) return undefined;
    const encoding = acceptedEncoding(headers["accept-encoding"]);
    const isForAdmin = manifestPaths(searchParams).some(isAdminPath);
    return {
      status: 200,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept-Encoding",
        ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      },
      body: (isForAdmin ? all : site)[encoding],
    };
  });
}

function bodiesOf(routes: Assets["routes"]): Bodies {
  const identity = Buffer.from(JSON.stringify(routes));
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) };
}

/** The full path pattern of a route, including its parents. */
function fullPath(routes: Assets["routes"], id: string): string {
  const route = routes[id];
  const parent = route?.parentId ? fullPath(routes, route.parentId) : "";
  return route?.path ? `${parent}/${route.path}` : parent;
}
