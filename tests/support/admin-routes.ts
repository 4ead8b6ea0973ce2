import type { ActionFunction, LoaderFunction } from "@remix-run/node";
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

export const adminRoutes = Object.entries(modules).map(([file, module]) => ({
  name: file.replace(/^\.\.\/\.\.\/app\/routes\/|\.tsx?$/g, ""),
  module,
}));

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
