import { createReadableStreamFromReadable } from "@remix-run/node";
import {
  type Delivery,
  type Located,
  locateCurrent,
  locateVariant,
  openVariant,
  sizeOfVariant,
} from "#app/domain/media/deliver-media.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { log } from "#app/platform/log.server.ts";
import { partOf } from "./range.ts";
import { headersOf, unchanged } from "./variant-headers.ts";

/**
 * Answers with a variant out of the storage as it arrives: 200 or 206, 304 for who has it, 404 where there is none,
 * 416 for a range outside of it, 503 while the storage or the database is away. No failure is kept by a cache.
 */
export async function deliver(request: Request, asked: Delivery): Promise<Response> {
  try {
    const located = await locate(asked);
    const answer = located && (await answerWith(request, asked, located));
    if (answer) return answer;
    // A page that is older than the medium's content: it gets what is shown now.
    const current = asked.revision ? await locateCurrent(asked.id, asked.file) : undefined;
    return (current && (await answerWith(request, asked, current))) ?? failure(404, "There is no such file.");
  } catch (error) {
    log.error({ err: error, media: asked.id }, "a medium could not be delivered");
    return failure(503, "The file cannot be read right now. Please try again in a moment.", {
      "Retry-After": "5",
    });
  }
}

/** An address that names no revision needs the database; what it led to last does while that is away. */
async function locate(asked: Delivery): Promise<Located | undefined> {
  if (asked.revision) return locateVariant(asked);
  return (await lastGood(`media:${asked.id}/${asked.file}`, () => locateVariant(asked))).value;
}

async function answerWith(request: Request, asked: Delivery, located: Located) {
  const headers = headersOf(asked.file, located);
  if (unchanged(request, headers)) return new Response(null, { status: 304, headers });
  if (request.method === "HEAD") {
    const size = await sizeOfVariant(located.key);
    if (size === undefined) return undefined;
    headers.set("Content-Length", String(size));
    return new Response(null, { headers });
  }
  const object = await openVariant(located.key, partOf(request, headers));
  if (!object) return undefined;
  if (object === "outside") return failure(416, "The file has no such part.");
  request.signal.addEventListener("abort", () => object.body.destroy(), { once: true });
  headers.set("Content-Length", String(object.size));
  if (object.contentRange) headers.set("Content-Range", object.contentRange);
  return new Response(createReadableStreamFromReadable(object.body), {
    status: object.contentRange ? 206 : 200,
    headers,
  });
}

function failure(status: number, message: string, headers: Record<string, string> = {}) {
  return new Response(message, {
    status,
    headers: { ...headers, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
