import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

interface Route {
  /** Its id or, without one, its file below app/routes without the extension. */
  name: string;
  file: string;
  isIndex: boolean;
  /** Its address, with a `:name` for every parameter. */
  pattern: string;
}

const all = new Map(flatten(routes, "").map((each) => [each.name, each]));

/** Every route by its name, such as `admin/leads/inbox`. */
export const routeNames = [...all.keys()];

/** Every route with its file below `app`. */
export const routeFiles = [...all.values()].map(({ name, file }) => ({ name, file }));

/** Routes with an action. */
export const actionNames = routeNames.filter((name) => /^export .*\baction\b/m.test(sourceOf(name)));

/** Routes whose loader returns data to scripts: redirects cannot return to them. */
export const dataRoutes = new Set([
  "admin/find/items",
  "admin/live",
  "admin/media/choices",
  "admin/settings/lead-data-forecast",
  "admin/pages/slug-check",
  "admin/referable",
  "admin/tasks/leads",
]);

/** Routes whose action answers scripts with JSON, also without a session. */
export const dataActions = new Set(["admin/account/passkey-registration"]);

/** Whether a form without `action` submits to `?index` on this route. */
export const isIndex = (name: string): boolean => routeOf(name).isIndex;

/** The names of the parameters in a route's address: `leadId`; `*` for the rest of an address. */
export function paramsIn(name: string): string[] {
  return [...routeOf(name).pattern.matchAll(parameter)].map(([all, param]) => param ?? all);
}

/** The address of a route with the given parameter values. */
export function addressOf(name: string, params: Record<string, string> = {}): string {
  return routeOf(name).pattern.replace(parameter, (all, param) => params[param ?? all] ?? missingId);
}

const parameter = /:(\w+)\??|\*/g;

/** An id that does not exist. */
const missingId = "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";

function routeOf(name: string): Route {
  const found = all.get(name);
  if (!found) throw new Error(`there is no route ${name}`);
  return found;
}

function sourceOf(name: string): string {
  return readFileSync(new URL(`../../app/${routeOf(name).file}`, import.meta.url), "utf8");
}

function flatten(entries: RouteConfigEntry[], above: string): Route[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const pattern = path ? `${above}/${path}` : above;
    const name = (id ?? file).replace(/^routes\/|\.tsx?$/g, "");
    return [{ name, file, isIndex: index ?? false, pattern: pattern || "/" }, ...flatten(children, pattern)];
  });
}
