import type { data } from "@remix-run/node";

/** The result of an action as plain JSON, for scripts that post to a resource route. */
export function asJson({ data: body, init }: ReturnType<typeof data>): Response {
  return Response.json(body, init ?? undefined);
}
