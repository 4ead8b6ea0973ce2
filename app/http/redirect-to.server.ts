import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { log } from "#app/platform/log.server.ts";
import { requireStaff } from "./guards.server.ts";
import { orNotFound } from "./params.ts";
import { privateHeaders } from "./private-headers.ts";

/**
 * The loader of an address that only takes writes. There is no page; whoever comes by the address, after signing in
 * say, is led to the screen that it belongs to.
 */
export function redirectTo(policy: Policy, screenOf: (params: LoaderFunctionArgs["params"]) => string) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    await requireStaff(request, policy);
    return redirect(screenOf(params), { headers: privateHeaders });
  };
}

/**
 * Leads to a file by its signed link. Throws a Response: 404 when the file is gone, 502 while its storage cannot be
 * reached, so that nobody is led to an address that does not answer.
 */
export async function redirectToSignedUrl(link: Promise<string | undefined>): Promise<Response> {
  const address = await link.catch((err: unknown) => {
    log.error({ err }, "a file cannot be opened while the storage is away");
    throw new Response("The storage of this file cannot be reached", {
      status: 502,
      headers: privateHeaders,
    });
  });
  return redirect(orNotFound(address), { headers: privateHeaders });
}
