import type { LoaderFunctionArgs } from "react-router";

/** React Router's arguments of a loader or an action. */
export function routeArguments(
  request: Request,
  params: LoaderFunctionArgs["params"] = {},
): LoaderFunctionArgs {
  return { request, url: new URL(request.url), pattern: "", params, context: {} };
}
