import { readFileSync } from "node:fs";

/** Vite's manifest of the browsers' build: https://vite.dev/guide/backend-integration */
const manifestFile = "build/.vite/client-manifest.json";

let address: string | undefined;

/** Address of the script `app/client/page.ts`, under the name that the build has given it. */
export function pageModule(): string {
  address ??= readAddress();
  return address;
}

function readAddress(): string {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(
    readFileSync(manifestFile, "utf8"),
  );
  const entry = manifest["app/client/page.ts"];
  if (!entry) throw new Error(`${manifestFile} does not name the page module; build the site again`);
  return `/${entry.file}`;
}
