import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/node";
import { MANIFEST_PATH, manifestPaths } from "#app/http/framework-addresses.ts";
import { isAdminPath } from "#app/http/site-paths.ts";
import { acceptedEncoding, type Encoding } from "./encodings.server.ts";
import { answerWith } from "./refusals.server.ts";

type Assets = ServerBuild["assets"];
type Bodies = Record<Encoding, Uint8Array>;

/**
 * Answers Remix's `/__manifest`, by which a browser learns which scripts belong to the links of a page.
 *
 * Remix 2 matches every part of every path that is asked for against all routes, some milliseconds each, for seconds
 * in all (CVE-2026-55685, not fixed in version 2). Its client takes more routes than it asked for, so there are two
 * answers, made once: the routes of the public site, and all routes for a path of the admin. Another
 * version of the build is left to Remix, which only tells the browser to reload.
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

/** The pattern of a route's address, with those of the routes around it. */
function fullPath(routes: Assets["routes"], id: string): string {
  const route = routes[id];
  const parent = route?.parentId ? fullPath(routes, route.parentId) : "";
  return route?.path ? `${parent}/${route.path}` : parent;
}
