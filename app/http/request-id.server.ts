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
  const given = request.headers.get(requestIdHeader);
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ids.set(context, id);
  return id;
}
