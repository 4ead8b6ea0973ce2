import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { log } from "#app/platform/log.server.ts";
import { requireStaff } from "./guards.server.ts";
import { messages } from "./messages.ts";
import { orNotFound } from "./params.ts";
import { privateHeaders } from "./private-headers.ts";

/**
 * The loader of a route that only accepts writes. A GET, for example after a sign-in, redirects to the screen that the
 * route belongs to.
 */
export function redirectTo(policy: Policy, screenOf: (params: LoaderFunctionArgs["params"]) => string) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    await requireStaff(request, policy);
    return redirect(screenOf(params), { headers: privateHeaders });
  };
}

/**
 * Redirects to the signed URL of a file. Throws a Response: 404 when the file is deleted, 502 while the storage is
 * unavailable.
 */
export async function redirectToSignedUrl(link: Promise<string | undefined>): Promise<Response> {
  const address = await link.catch((err: unknown) => {
    log.error({ err }, "a file cannot be opened while the storage is unavailable");
    throw new Response(messages.storageUnavailable, {
      status: 502,
      headers: privateHeaders,
    });
  });
  return redirect(orNotFound(address), { headers: privateHeaders });
}
