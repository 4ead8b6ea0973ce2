import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import packageFile from "../package.json";

const composeFile = new URL("../docker-compose.yml", import.meta.url);
const text = readFileSync(composeFile, "utf8");

const serviceSchema = z.object({
  image: z.string(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  read_only: z.boolean().default(false),
  healthcheck: z.object({ interval: z.string().optional(), disable: z.boolean().optional() }).optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
  environment: z.record(z.string(), z.unknown()).default({}),
});
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });

/** The text of a compose file that extends docker-compose.yml. */
const extensionOf = (name: string) =>
  readFileSync(new URL(`../ops/${name}.compose.yml`, import.meta.url), "utf8");

const { services } = composeSchema.parse(parse(text, { merge: true }));
const named = Object.entries(services);

test("OPS-01: every variable of docker-compose.yml has a default, so that no .env file is needed", () => {
  const withoutComments = text.replace(/^\s*#.*$/gm, "");
  const required = [...withoutComments.matchAll(/(?<!\$)\$\{(\w+)(?!\w|:?-)/g)].map(([, name]) => name);
  expect(required).toEqual([]);
});

test("OPS-01: docker-compose.yml or a file that extends it reads every variable of .env.example", () => {
  const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  const known = text + extensionOf("tls") + extensionOf("caddy");
  const variables = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(variables.length).toBeGreaterThan(10);
  const special = ["COMPOSE_FILE", "COMPOSE_PROFILES"];
  expect(variables.filter((name) => !special.includes(name ?? "") && !known.includes(`\${${name}`))).toEqual(
    [],
  );
});

test("OPS-04, SEAM-01: the image uses the Node version of the npm packages", () => {
  const dockerfile = readFileSync(new URL("../Dockerfile", import.meta.url), "utf8");
  const [, version] = /^FROM node:([\d.]+)-/m.exec(dockerfile) ?? [];
  expect(Object.values(packageFile.optionalDependencies)).toEqual([version, version]);
});

test("OPS-01: only the service that writes the secret files has secrets in its environment", () => {
  const secret = /PASSWORD$|SECRET_KEY$|SECRET_ACCESS_KEY$|WEBHOOK_SECRET$|SMTP_URL$|DATABASE_URL$/;
  const exposed = named.filter(([, { environment }]) =>
    Object.keys(environment).some((key) => secret.test(key)),
  );
  expect(exposed.map(([name]) => name)).toEqual(["init"]);
});

test("OPS-02: backups of each service are encrypted for the same recipient", () => {
  for (const name of ["app", "worker", "backup"])
    expect(services[name]?.environment).toHaveProperty("BACKUP_RECIPIENT");
});

// Compose replaces a list with the tag `!reset` instead of adding to it.
const reset = { tag: "!reset", collection: "seq" } as const;
const { caddy } = parse(extensionOf("caddy"), { customTags: [reset] }).services;

test.each([...named, ["caddy", serviceSchema.parse(caddy)] as const])(
  "OPS-04: %s has limits, dropped capabilities, a pinned image and log rotation",
  (name, service) => {
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.logging?.options).toEqual({ "max-size": "10m", "max-file": "5" });
    expect(service.image).toMatch(/:(?:\d+\.\d+|\$\{SITE_VERSION:-\d+\.\d+\.\d+\})/);
    // SeaweedFS writes beside its program.
    expect(service.read_only).toBe(name !== "storage");
  },
);

test("OPS-04: the image is tagged with the site's version, so that the previous image is kept", () => {
  expect(services.app?.image).toBe(`\${SITE_IMAGE:-agency-site}:\${SITE_VERSION:-${packageFile.version}}`);
});

test("OPS-04: health checks run every 15 to 30 seconds", () => {
  const intervals = named.flatMap(([, { healthcheck }]) => healthcheck?.interval ?? []);
  expect(intervals.length).toBeGreaterThan(3);
  for (const interval of intervals) expect(interval).toMatch(/^(?:1[5-9]|2\d|30)s$/);
});
