import type { IncomingMessage, ServerResponse } from "node:http";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { declaredQuery } from "#app/http/declared-query.ts";
import { freshNonce, policyWith } from "#app/http/document/nonce.server.ts";
import { noteCache } from "#app/platform/cache-channel.server.ts";
import { edgeHeaders, entityTag, tagOfSame } from "./answer-headers.server.ts";
import { acceptedEncoding } from "./encodings.server.ts";
import { findKept, headWith, type KeptPage } from "./kept-pages.server.ts";

/**
 * Answers with a kept page, before anything else looks at the request. False when there is none that is as fresh as
 * Postgres, in an encoding that the browser takes: then the request goes its usual way.
 */
export function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const kept = findShared(request.url ?? "");
  const isFresh = kept !== undefined && kept.version === contentVersion();
  noteCache("pages", isFresh);
  if (!isFresh) return false;
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const variant = kept.variants[encoding];
  if (!variant) return false;

  const same = tagOfSame(request.headers["if-none-match"], kept.tag);
  if (same) {
    // Without a policy: the browser keeps that of the answer it has, whose nonce is in it.
    response.writeHead(304, { ...kept.headers, ETag: same }).end();
    return true;
  }
  const nonce = freshNonce();
  response.writeHead(200, {
    ...kept.headers,
    ...edgeHeaders(),
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": variant.length,
    "Content-Security-Policy": policyWith(nonce, kept.policy),
    ETag: entityTag(kept.tag, nonce),
  });
  if (request.method === "HEAD") response.end();
  else response.end(Buffer.concat(variant.write(headWith(kept.text, nonce)), variant.length));
  return true;
}

/** The page of an address, whatever its query says that no route reads. */
function findShared(url: string): KeptPage | undefined {
  const [path = "", query] = url.split("?", 2);
  return query && declaredQuery(path, query) ? undefined : findKept(path);
}
