import { type data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { withQuery } from "#app/paths/paths.ts";
import { requireStaff } from "./guards.server.ts";
import { readForm } from "./read-form.server.ts";
import { privateHeaders } from "./response-headers.ts";

/**
 * The loader of a route without a screen, such as one that only accepts writes. A GET, for example after a
 * sign-in, redirects to the screen that the route belongs to.
 */
export function redirectTo(policy: Policy, screenOf: (params: LoaderFunctionArgs["params"]) => string) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    await requireStaff(request, policy);
    return privateRedirect(screenOf(params));
  };
}

/** A redirect within the admin. */
export function privateRedirect(to: string) {
  return redirect(to, { headers: privateHeaders });
}

/** JSON for a script of the admin. */
export function privateJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: privateHeaders });
}

/** Whether a script sent the request and reads JSON; it cannot follow a redirect to a screen. */
export function prefersJson({ headers }: Request): boolean {
  return headers.get("Accept")?.includes("application/json") ?? false;
}

/** Redirects to the screen that shows the result of a write, https://www.rfc-editor.org/rfc/rfc9110#name-303-see-other. */
export function seeOther(to: string, headers?: Record<string, string>): ReturnType<typeof redirect> {
  return redirect(to, { status: 303, headers: { ...privateHeaders, ...headers } });
}

interface ShownPage {
  /** Rows on the page that was requested, and on all pages. */
  shown: number;
  total: number;
  perPage: number;
}

/**
 * Throws a redirect to a list's last page for one beyond it: its last row was handled, or an old link names a page that
 * no longer exists.
 */
export function requireExistingPage(request: Request, { shown, total, perPage }: ShownPage) {
  if (shown > 0 || total === 0) return;
  const { pathname, searchParams } = new URL(request.url);
  const last = Math.ceil(total / perPage);
  if (last > 1) searchParams.set("page", String(last));
  else searchParams.delete("page");
  throw seeOther(withQuery(pathname, searchParams));
}

/**
 * Reads a write, and whether it deletes: DELETE, or POST with `_method=delete`, as sent by a form without JavaScript.
 */
export async function readWrite(request: Request): Promise<{ form: FormData; isDelete: boolean }> {
  const form = request.headers.has("Content-Type") ? await readForm(request) : new FormData();
  return { form, isDelete: request.method === "DELETE" || form.get("_method") === "delete" };
}

/** `readWrite` for routes that ignore the rest of the body. */
export async function isDelete(request: Request): Promise<boolean> {
  return (await readWrite(request)).isDelete;
}

/** For addresses that only support deletion: throws a 405 for any other write. */
export async function requireDelete(request: Request) {
  if (!(await isDelete(request))) throw new Response("Only DELETE", { status: 405 });
}

/** The result of an action as plain JSON, for scripts that post to a resource route. */
export function asJson({ data: body, init }: ReturnType<typeof data>): Response {
  return Response.json(body, init ?? undefined);
}
