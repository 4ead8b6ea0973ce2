import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { requireStaff } from "./guards.server.ts";
import { privateHeaders } from "./private-headers.ts";

/**
 * The loader of an address that only takes writes. There is no page; whoever comes by the address, after signing in
 * say, is led to the screen that it belongs to.
 */
export function leadTo(policy: Policy, screenOf: (params: LoaderFunctionArgs["params"]) => string) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    await requireStaff(request, policy);
    return redirect(screenOf(params), { headers: privateHeaders });
  };
}
