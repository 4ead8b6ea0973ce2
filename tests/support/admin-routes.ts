import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { routeFiles } from "./route-addresses.ts";
import { routeArguments } from "./route-arguments.ts";

interface RouteModule {
  loader?: LoaderFunction;
  action?: ActionFunction;
  default?: unknown;
}

/** Every route module for signed-in users, found by its file, so that tests include new ones automatically. */
const modules = import.meta.glob<RouteModule>(
  [
    "../../app/routes/admin/**/*.{ts,tsx}",
    "../../app/routes/preview/{page,frame,frame-render,content,settings,framed}.tsx",
    "!../../app/routes/**/*.test.*",
  ],
  { eager: true },
);

/** Routes that share a module count separately. */
export const adminRoutes = routeFiles.flatMap(({ name, file }) => {
  const module = modules[`../../app/${file}`];
  return module ? [{ name, module }] : [];
});

export const adminLoaders = adminRoutes.flatMap(({ name, module }) =>
  module.loader ? [{ name, run: module.loader }] : [],
);

export const adminActions = adminRoutes.flatMap(({ name, module }) =>
  module.action ? [{ name, run: module.action }] : [],
);

/** The Response that a loader or an action returns or throws, if any. */
export async function responseOf(
  run: LoaderFunction | ActionFunction,
  request: Request,
  params: Record<string, string> = {},
): Promise<Response | undefined> {
  const answer = await Promise.resolve(run(routeArguments(request, params))).catch((thrown) => thrown);
  return answer instanceof Response ? answer : undefined;
}
