import type { LoaderFunctionArgs } from "react-router";

/** What React Router passes to a loader or an action. */
export function routeArguments(
  request: Request,
  params: LoaderFunctionArgs["params"] = {},
): LoaderFunctionArgs {
  return { request, url: new URL(request.url), pattern: "", params, context: {} };
}
