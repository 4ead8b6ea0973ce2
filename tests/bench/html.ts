import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { publicRoutes } from "#tests/public-routes.ts";

/**
 * The Nu HTML checker on every public route and the page that is not there; it needs a Java runtime (Debian:
 * `default-jre-headless`).
 *
 *   npm run bench -- html [--url http://localhost:3000]
 */
const { values } = parseArgs({
  options: { url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" } },
});

const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const folder = await mkdtemp(join(tmpdir(), "html-"));
try {
  const routeOf = new Map<string, string>();
  for (const route of [...publicRoutes, "/no-such-page"]) {
    const file = join(folder, `${routeOf.size}.html`);
    routeOf.set(file, route);
    await writeFile(file, await (await fetch(values.url + route)).text());
  }
  const findings = await check([...routeOf.keys()]);
  for (const { url, lastLine, message, extract } of findings) {
    const route = routeOf.get(url.replace(/^file:/, ""));
    console.log(`${route}:${lastLine}: ${message}\n  ${extract?.replaceAll("\n", " ")}`);
  }
  console.log(findings.length === 0 ? `${routeOf.size} pages, ok` : `NOT ok: ${findings.length} errors`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

interface Finding {
  /** `file:` and the path. */
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

/** The errors in files. Rejects where there is no Java. */
function check(files: string[]): Promise<Finding[]> {
  const options = ["-jar", checker, "--errors-only", "--format", "json", "--exit-zero-always", ...files];
  return new Promise((resolve, reject) => {
    execFile("java", options, { maxBuffer: 100_000_000 }, (error, _output, report) => {
      if (error) reject(new Error(`the checker did not run; is there a Java runtime? ${error.message}`));
      else resolve(JSON.parse(report).messages);
    });
  });
}
