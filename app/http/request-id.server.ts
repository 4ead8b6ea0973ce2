import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";

export const requestIdHeader = "X-Request-Id";

const ids = new WeakMap<AppLoadContext, string>();

/**
 * The id by which this request is found in the log: the one the edge gave it, else one made here. Remix makes one
 * load context per request and hands it to loaders, `handleError` and the renderer, so all of them get the same id.
 */
export function requestIdOf(request: Request, context: AppLoadContext): string {
  const known = ids.get(context);
  if (known) return known;
  const id = requestIdFrom(request.headers.get(requestIdHeader));
  ids.set(context, id);
  return id;
}

/** The id that the header of a request gives, unless it is none. */
export function requestIdFrom(given: string | string[] | null | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
