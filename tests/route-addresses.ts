import { readdirSync } from "node:fs";

/** Every route by its name: `admin.leads.$leadId._index`. */
export const routeNames = readdirSync(new URL("../app/routes", import.meta.url))
  .filter((entry) => !entry.includes(".test."))
  .map((entry) => entry.replace(/\.tsx?$/, ""));

/** Routes whose loader answers a script on a screen: no redirect could lead back to them. */
export const dataRoutes = new Set([
  "admin.find_.items",
  "admin.live",
  "admin.media.choices",
  "admin.settings.lead-data_.forecast",
  "admin.slug-check",
  "admin.tasks_.leads",
]);

/** The names of what stands for something in the address of a route: `leadId`; `*` for the rest of an address. */
export function paramsIn(name: string): string[] {
  return segmentsOf(name).flatMap((segment) => {
    const param = segment.match(/^\(?\$(\w*)\)?$/);
    return param ? [param[1] || "*"] : [];
  });
}

/** The address of a route, with the given in the place of every parameter. */
export function addressOf(name: string, params: Record<string, string> = {}): string {
  const segments = segmentsOf(name).map((segment) => {
    const param = segment.match(/^\(?\$(\w*)\)?$/);
    return param ? (params[param[1] || "*"] ?? missingId) : segment.replace(/_$|[[\]]/g, "");
  });
  return `/${segments.join("/")}`;
}

function segmentsOf(name: string): string[] {
  return name.split(".").filter((segment) => !segment.startsWith("_"));
}

/** An id that nothing has. */
const missingId = "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
