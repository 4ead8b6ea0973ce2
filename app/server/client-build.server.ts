import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, resolve, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/node";
import express, { type RequestHandler, Router } from "express";
import { acceptedEncoding, type Encoding } from "#app/http/encodings.server.ts";
import { splitAddress } from "#app/http/split-address.ts";
import { MANIFEST_PATH, manifestPaths } from "#app/paths/framework-addresses.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { messages } from "./messages.ts";
import { answerWith, refusal } from "./refusals.server.ts";

const endings = { br: ".br", gzip: ".gz" };

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * Serves the client build, including the files of `public`. A name below `/assets/` that the build does not have is
 * answered here: Remix would render the not-found page for each invented name.
 */
export function staticFiles(folder: string): RequestHandler {
  return Router()
    .use(chooseEncoding(folder))
    .use(
      express.static(folder, {
        index: false,
        redirect: false,
        cacheControl: false,
        setHeaders: setHeadersBelow(resolve(folder, "assets")),
      }),
    )
    .use(
      answerWith(({ url = "" }) => (url.startsWith("/assets/") ? refusal(404, messages.noFile) : undefined)),
    );
}

const cacheControl = {
  /** Files of the build, whose names contain a hash. */
  hashed: "public, max-age=31536000, immutable",
  /** Files of `public`, which can change under the same name: a day, and a week while the next version is fetched. */
  named: "public, max-age=86400, stale-while-revalidate=604800",
};

function setHeadersBelow(assets: string) {
  return (response: ServerResponse, path: string) => {
    const isHashed = path.startsWith(assets + sep);
    response.setHeader("Cache-Control", isHashed ? cacheControl.hashed : cacheControl.named);
    // A small SVG has no precompressed copy, and is sent as it is, with its length.
    if (path.endsWith(".svg") && !response.hasHeader("Content-Encoding"))
      response.setHeader("Cache-Control", `${cacheControl.named}, no-transform`);
    // Express 4 does not know newer file types.
    if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif");
  };
}

/**
 * Serves the precompressed copy of a file (`vite.config.ts`) if the client accepts it. Only the path for Express' file
 * server changes, which handles ranges, 304 and `ETag`; Remix reads `originalUrl`.
 */
function chooseEncoding(folder: string): RequestHandler {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }));
  return (request, response, next) => {
    const { url, method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    const encoding = acceptedEncoding(headers["accept-encoding"]);
    if (encoding === "identity") return next();
    const name = splitAddress(url).path.slice(1);
    const type = types[extname(name)];
    const compressed = name + endings[encoding];
    if (!type || !files.has(compressed)) return next();
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", encoding);
    request.url = `/${compressed}`;
    next();
  };
}

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
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    if (pathname !== MANIFEST_PATH) return undefined;
    // Remix does not look at the method.
    if (method !== "GET" && method !== "HEAD")
      return refusal(405, messages.malformed, { Allow: "GET, HEAD" });
    if (searchParams.get("version") !== version) return undefined;
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
