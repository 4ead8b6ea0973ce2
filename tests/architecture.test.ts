import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../app/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The rooms each room may import, besides itself. `platform/log.server.ts` is open to every room's server files. */
const mayImport: Record<string, string[]> = {
  routes: ["site", "admin", "blocks", "domain", "forms", "ui", "http", "jobs"],
  site: ["blocks", "domain", "forms", "ui", "http"],
  admin: ["blocks", "domain", "forms", "ui", "http"],
  blocks: ["domain", "ui"],
  domain: ["platform"],
  jobs: ["blocks", "domain", "platform"],
  server: ["client", "http", "domain", "platform"],
  client: ["admin", "site", "http", "ui"],
  http: ["domain", "platform"],
  forms: ["ui"],
  ui: [],
  platform: [],
};

/** Pieces of one room that every room may use, and why. */
const openToAll = new Set([
  "platform/log.server.ts", // whoever notices something writes it down
  "http/paths.ts", // the only places that spell addresses
  "http/site-paths.ts",
  "client/network/pending-requests.ts", // the notices of site and admin show the same queue
  "client/network/use-pending-requests.ts",
  "http/framework-addresses.ts", // the only place that knows Remix's own
]);

const files = Object.entries(sources)
  .map(([path, source]) => ({ path: path.replace("../app/", ""), source }))
  .filter(({ path }) => path.includes("/") && !/\.test\.tsx?$/.test(path))
  .map(({ path, source }) => ({
    path,
    room: path.split("/")[0] ?? "",
    imports: [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "([^"]+)"/gms)].flatMap(
      ([, target]) => (target ? [target] : []),
    ),
    source,
  }));

test.each(files)("$path imports only the rooms below it", ({ room, imports }) => {
  const allowed = mayImport[room];
  expect(allowed, `app/${room} is no room of docs/architecture.md`).toBeDefined();

  const foreign = imports.flatMap((target) => target.match(/^#app\/(.+)$/)?.[1] ?? []);
  const trespassing = foreign.filter((target) => {
    const targetRoom = target.split("/")[0] ?? "";
    return targetRoom !== room && !openToAll.has(target) && !allowed?.includes(targetRoom);
  });
  expect(trespassing).toEqual([]);
});

test.each(files)("$path keeps server code on the server", ({ path, room, imports }) => {
  const server = imports.filter((target) =>
    /\.server\.tsx?$|^#db\/|^drizzle-orm|^node:|^postgres$/.test(target),
  );
  const isServer = path.includes(".server.") || room === "jobs";
  if (isServer) return;
  const allowed = room === "routes" ? server.filter((target) => /^#app\/|^\.\.?\//.test(target)) : [];
  expect(server.filter((target) => !allowed.includes(target))).toEqual([]);
});

const publicFiles = files.filter(
  ({ path, room }) => ["site", "blocks", "ui"].includes(room) && !path.includes(".server."),
);
test.each(publicFiles)("FAST-02: $path tells visitors’ browsers no addresses of the admin", ({ imports }) => {
  expect(imports).not.toContain("#app/http/paths.ts");
});

test.each(files)("$path asks for its imports by #app, or within its own folder", ({ imports }) => {
  expect(imports.filter((target) => target.startsWith("../../"))).toEqual([]);
});

test.each(files.filter(({ path }) => path !== "platform/env.server.ts"))(
  "$path reads the environment through platform/env.server.ts",
  ({ source }) => {
    expect(source).not.toMatch(/process\.env\b/);
  },
);

test.each(files.filter(({ room }) => room === "domain"))(
  "$path knows no React, no Request, no Remix",
  ({ imports }) => {
    expect(imports.filter((target) => /^react|^@remix-run|^@conform-to/.test(target))).toEqual([]);
  },
);

test.each(files.filter(({ room }) => !["routes", "site", "admin", "forms", "http", "server"].includes(room)))(
  "$path knows no Remix",
  ({ path, imports }) => {
    const allowed =
      path === "client/framework.ts" || path.startsWith("ui/") || path.startsWith("blocks/")
        ? ["@remix-run/react"]
        : [];
    expect(imports.filter((target) => target.startsWith("@remix-run/") && !allowed.includes(target))).toEqual(
      [],
    );
  },
);

test.each(files)("$path has a name that says what it is", ({ path }) => {
  expect(path).toMatch(/^[a-z0-9$_.()[\]\-/]+$/i); // brackets are Remix's own, in names of routes
  expect(path).not.toMatch(/(^|\/)(utils|helpers|misc|common)(\/|\.|$)|(?<!tag)-(service|manager)\./i);
});

test("SAFE-05: bodies of requests are read where they have an end, in app/http", () => {
  const reading = files.filter(
    ({ room, source }) =>
      room !== "http" && /request\.(formData|json|text|arrayBuffer|blob|body)\b/i.test(source),
  );
  expect(reading.map(({ path }) => path)).toEqual([]);
});
