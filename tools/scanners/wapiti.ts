import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { z } from "zod";
import { ensureProgram } from "#tools/programs/programs.ts";
import { outputOf } from "./program.ts";
import { startSignedInProxy } from "./signed-in.ts";

/**
 * All modules except those that need an external server or list (ssrf, xxe, wapp, nikto), or guess names (buster) and
 * passwords (brute_login_form), which tests cover.
 */
const modules = [
  ...["backup", "blindsql", "cookieflags", "crlf", "csp", "csrf", "exec", "file", "htaccess", "http_headers"],
  ...["methods", "permanentxss", "redirect", "shellshock", "sql", "xss"],
];

/** Seconds. */
const bounds = { crawl: 180, attack: 120 };

const finding = z.object({ method: z.string(), path: z.string(), info: z.string(), parameter: z.string() });
const section = z.record(z.string(), z.array(finding));
const report = z.object({ vulnerabilities: section, anomalies: section });

/**
 * Follows links and forms from `start` and stays below `folderUrl`; attacks each parameter and field with each module.
 */
export async function wapiti(folderUrl: string, start = folderUrl): Promise<string[]> {
  const folder = mkdtempSync(`${tmpdir()}/wapiti-`);
  try {
    // Otherwise Wapiti downloads it from GitHub.
    writeFileSync(`${folder}/apps.json`, "{}");
    const options = [
      ...["-u", folderUrl, "-s", start, "--scope", "folder", "-m", modules.join(",")],
      ...["--max-scan-time", String(bounds.crawl), "--max-attack-time", String(bounds.attack)],
      ...["--store-session", folder, "--store-config", folder, "--flush-session", "--no-bugreport"],
      ...["-f", "json", "-o", `${folder}/report.json`, "-v", "0", "-t", "10"],
      // Debian's version does not support Brotli but announces it.
      ...["-H", "Accept-Encoding: gzip"],
    ];
    await outputOf(ensureProgram("wapiti"), options, 45);
    const { vulnerabilities, anomalies } = report.parse(
      JSON.parse(readFileSync(`${folder}/report.json`, "utf8")),
    );
    return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
      found.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same for the admin, signed in as an owner. */
export async function wapitiInAdmin(url: string): Promise<string[]> {
  const proxy = await startSignedInProxy(url);
  try {
    return await wapiti(`${proxy.url}/admin/`, `${proxy.url}/admin/overview`);
  } finally {
    proxy.stop();
  }
}
