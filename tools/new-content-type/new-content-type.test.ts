import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../root.ts";
import { makeContentType } from "./content-type-files.ts";

const folders = ["app", "db", "demo", "tests", "tools"];
const configuration = [
  ".gitignore",
  "package.json",
  "biome.json",
  "biome.bounded-bodies.grit",
  "drizzle.config.ts",
  "vitest.config.ts",
  "vite.inline-script.ts",
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-content-type-"));
  for (const path of [...folders, ...configuration])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !source.endsWith("node_modules"),
    });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const config = {
    extends: join(root, "tsconfig.json"),
    include: [
      "app/domain/content-*/*",
      "app/site/content-types/*",
      "app/routes.ts",
      "app/*.d.ts",
      "db/schema/*",
    ],
  };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a new content type changes at most eight files, compiles, migrates, and is published on the site", {
  timeout: 600_000,
}, async () => {
  // Names that no project has.
  makeContentType(copy, "probe-notice");
  expect(changedFiles().length).toBeLessThanOrEqual(8);
  makeContentType(copy, "probe-event", [
    "place:text",
    "startDate:date",
    "seats:number:optional",
    "poster:picture",
    "topics:tags",
    "isFree:toggle",
    "details:richText:optional",
    "notes:longText:optional",
  ]);
  expect(readFileSync(join(copy, "app/domain/content-types/registry.ts"), "utf8")).toMatch(
    /^ {2}"probe-event": probeEvent,$/m,
  );
  expect(
    await outputOf(
      "@biomejs/biome/bin/biome",
      "check",
      "--error-on-warnings",
      "app/domain/content-types",
      "app/site/content-types",
      "db/schema",
    ),
  ).toMatch(/^Checked .* No fixes applied\.\s*$/);
  const tests = [
    "app/site/content-types/probe-notice.server.test.ts",
    "app/site/content-types/probe-event.server.test.ts",
    "app/domain/content-types/tables.server.test.ts",
    "app/domain/content/content-triggers.server.test.ts",
    "app/domain/pages/page.test.ts",
  ];
  expect(await outputOf("vitest/vitest.mjs", "run", "--maxWorkers=1", ...tests)).toMatch(
    /Test Files .*5 passed/,
  );

  makeContentType(copy, "probe-story");
  const definition = join(copy, "app/domain/content-types/probe-story.ts");
  writeFileSync(definition, readFileSync(definition, "utf8").replaceAll(/summary(?=:|")/g, "teaser"));
  const errors = await typeErrors();
  expect(errors).not.toEqual([]);
  for (const error of errors) expect(error).toMatch(/probe-story\.server\.test\.ts.*'summary'/);
});

test.each(["place", "place:file", "Place:text", "place:text:required", "title:text", "draft:date"])(
  "a content type cannot have the field %j",
  (field) => {
    const before = changedFiles();
    expect(() => makeContentType(copy, "visit", [field])).toThrow(
      /is not a valid field|has the field or column/,
    );
    expect(changedFiles()).toEqual(before);
  },
);

test("a content type cannot have two fields of the same name", () => {
  expect(() => makeContentType(copy, "visit", ["place:text", "place:date"])).toThrow("“place”");
});

test("a content type with an error is removed, and the error is shown", () => {
  const before = changedFiles();
  expect(() => makeContentType(copy, "rich-text")).toThrow(/rich-text\.ts[\s\S]*redeclare/);
  expect(changedFiles()).toEqual(before);
});

test.each(["", "Press release", "press_release", "../press"])("a content type cannot be named %j", (name) => {
  expect(() => makeContentType(copy, name)).toThrow(/is not a valid name for a content type/);
});

test("a content type cannot be named with a reserved word", () => {
  expect(() => makeContentType(copy, "case")).toThrow("“case” is a reserved word of JavaScript.");
});

test.each([
  ["job-opening", "app/domain/content-types/job-opening.ts"],
  ["session", "the table sessions"],
  ["news", "the table news_versions"],
])("a content type cannot be named %j, the name of another file or table", (name, taken) => {
  const message = `The name “${name}” is taken by ${taken}. Choose another name.`;
  expect(() => makeContentType(copy, name)).toThrow(message);
});

/** Files of the copy that are missing or different in the original. */
function changedFiles(): string[] {
  return globSync("{app,db}/**/*.*", { cwd: copy }).filter((path) => {
    const original = join(root, path);
    return !existsSync(original) || readFileSync(original, "utf8") !== readFileSync(join(copy, path), "utf8");
  });
}

/** One line per error; TypeScript indents further lines. */
async function typeErrors(): Promise<string[]> {
  const output = await outputOf("typescript/bin/tsc", "--noEmit");
  return output.split("\n").filter((line) => /^\S/.test(line));
}

/** The output of a program in node_modules, also when it fails. */
async function outputOf(program: string, ...options: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [join(copy, "node_modules", program), ...options], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: "1", VITEST: undefined },
  });
  const { stdout, stderr } = await run.catch((failure: unknown) => Object(failure));
  return `${stdout}${stderr}`;
}
