import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagesAreFresh } from "./packages.js";

interface Locked {
  optionalDependencies?: Record<string, string>;
}

const wanted = {
  "": { version: "1.0.0" },
  "node_modules/one": { version: "1.2.3", integrity: "sha512-one" },
  "node_modules/for-others": { version: "1.0.0", optional: true },
};
const { "": _, "node_modules/for-others": __, ...installed } = wanted;

test("packages that match the lock file are fresh, even without those for other platforms", () => {
  expect(packagesAreFresh(projectWith({ wanted, installed }))).toBe(true);
});

test.each([
  ["no installation has finished", undefined],
  ["a package is missing", {}],
  ["a package has another version", { "node_modules/one": { version: "1.2.4", integrity: "sha512-one" } }],
  ["a package has different content", { "node_modules/one": { version: "1.2.3", integrity: "sha512-two" } }],
])("packages are stale when %s", (_, found) => {
  expect(packagesAreFresh(projectWith({ wanted, installed: found }))).toBe(false);
});

test.each(["", "demo/art/", "tools/audits/"])(
  "%spackage-lock.json lists the optional packages of all platforms, as npm ci requires",
  (folder) => {
    const lockFile = new URL(`../../${folder}package-lock.json`, import.meta.url);
    const packages: Record<string, Locked> = JSON.parse(readFileSync(lockFile, "utf8")).packages;
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
    );
    expect(missing).toEqual([]);
  },
);

/** Node's resolution: in the package's own folder, then in every parent folder. */
function isLocked(packages: object, from: string, name: string): boolean {
  if (`${from ? `${from}/` : ""}node_modules/${name}` in packages) return true;
  return (
    from !== "" && isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name)
  );
}

function projectWith(locks: { wanted: object; installed: object | undefined }) {
  const root = mkdtempSync(join(tmpdir(), "packages-"));
  mkdirSync(join(root, "node_modules"));
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: locks.wanted }));
  if (locks.installed) {
    const hidden = join(root, "node_modules/.package-lock.json");
    writeFileSync(hidden, JSON.stringify({ packages: locks.installed }));
  }
  return root;
}
