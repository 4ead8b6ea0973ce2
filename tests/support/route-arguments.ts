import type { LoaderFunctionArgs } from "@remix-run/node";

/** Remix's arguments of a loader or an action. */
export function routeArguments(
  request: Request,
  params: LoaderFunctionArgs["params"] = {},
): LoaderFunctionArgs {
  return { request, params, context: {} };
}
