import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { findProgram } from "#tools/programs/programs.ts";
import { conditions } from "./conditions.ts";
import { median } from "./median.ts";

/**
 * FAST-06: the time until the sign-in page accepts input, and the size of its scripts.
 *
 *   npm run bench -- sign-in [--runs 5]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    runs: { type: "string", default: "5" },
  },
});

/** Milliseconds, and kilobytes of 1,024 bytes, compressed with gzip. */
const goals = { ready: 250, script: 100 };

const browser = await chromium.launch({
  executablePath: findProgram("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});
const ready: number[] = [];
let script = 0;
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() !== "script") return;
      scripts.push(answer.body().then((body) => gzipSync(body).length));
    });
    await page.goto(`${values.url}/admin/sign-in`);
    await page.getByLabel("Password").waitFor();
    ready.push(
      await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      ),
    );
    await page.waitForLoadState("networkidle");
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    script = Math.max(script, bytes / 1024);
    await context.close();
  }
} finally {
  await browser.close();
}
console.log(conditions([`${values.runs} visits`]));
console.log(`sign-in page painted  ${median(ready).toFixed(0)} ms`);
console.log(`its script            ${script.toFixed(1)} KB`);
const isFine = median(ready) <= goals.ready && script <= goals.script;
console.log(isFine ? "ok" : `NOT ok: the goals are ${goals.ready} ms and ${goals.script} KB`);
if (!isFine) process.exitCode = 1;
