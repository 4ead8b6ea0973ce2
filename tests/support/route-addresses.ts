import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../app/routes/", import.meta.url);

const entries = readdirSync(folder).filter((entry) => !entry.includes(".test."));

/** Every route by its name: `admin.leads.$leadId._index`. */
export const routeNames = entries.map(nameOf);

/** Those that take writes. */
export const actionNames = entries
  .filter((entry) => /^export .*\baction\b/m.test(sourceOf(entry)))
  .map(nameOf);

function nameOf(entry: string): string {
  return entry.replace(/\.tsx?$/, "");
}

function sourceOf(entry: string): string {
  const file = [entry, `${entry}/route.tsx`, `${entry}/route.ts`].find(
    (path) => /\.tsx?$/.test(path) && existsSync(new URL(path, folder)),
  );
  return file ? readFileSync(new URL(file, folder), "utf8") : "";
}

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
