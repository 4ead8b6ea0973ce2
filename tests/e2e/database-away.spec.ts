import { mkdirSync, readFileSync } from "node:fs";
import { startApp } from "#local/app-process.ts";
import { findFreePorts } from "#local/ports.ts";
import { untilReady } from "#local/readiness.ts";
import { openPage } from "#tests/answers-to-script.ts";
import { findings } from "#tests/axe.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startProxy } from "#tests/proxy.ts";

test.use({ expectedErrors: [/^50[03] /] });

test("ROUTE-09, READ-02: with the database away, what was read before is served, and the rest breaks politely", async ({
  page,
}, { outputDir }) => {
  test.setTimeout(60_000);
  const proxy = await startProxy(process.env.DATABASE_URL ?? "");
  const [port = 0] = await findFreePorts(1);
  const site = `http://localhost:${port}`;
  mkdirSync(outputDir, { recursive: true });
  const logFile = `${outputDir}/app.log`;
  const app = startApp(
    "start",
    {
      ...process.env,
      DATABASE_URL: proxy.url,
      SITE_URL: site,
      HOST: "127.0.0.1",
      PORT: String(port),
      WORKER: "separate",
    },
    logFile,
  );
  try {
    await untilReady(`http://127.0.0.1:${port}`, {
      signal: AbortSignal.timeout(30_000),
      patience: 20_000,
      tell: console.warn,
    });
    const before = await page.goto(`${site}/solutions/dwh`);
    expect(before?.headers()["x-content-stale"]).toBeUndefined();
    const title = await page.getByRole("heading", { level: 1 }).innerText();

    await proxy.cut();

    const kept = await page.goto(`${site}/solutions/dwh`);
    expect(kept?.status()).toBe(200);
    expect(kept?.headers()["x-content-stale"]).toBe("1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

    const search = await page.goto(`${site}/search?q=dwh`);
    expect(search?.status()).toBe(503);
    await expect(page.getByRole("alert")).toContainText("The search is out of order");
    await expect(page.getByRole("searchbox")).toHaveValue("dwh");

    const broken = await page.goto(`${site}/solutions/marketplaces`);
    expect(broken?.status()).toBe(500);
    expect(broken?.headers()["cache-control"]).toBe("no-store");
    const id = broken?.headers()["x-request-id"] ?? "";
    expect(id).not.toBe("");
    await expect(page.getByRole("heading", { name: "Something broke" })).toBeVisible();
    await expect(page.getByText(`Request ${id}`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the start" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Tell us" })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.clock.install();
    await openPage(page, `${site}/solutions/dwh`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const ids: string[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/about.data")) ids.push(response.headers()["x-request-id"] ?? "");
    });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    for (const [times, delay] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => ids.length).toBe(times + 1);
      await page.clock.runFor(delay);
    }
    await expect(page.getByRole("heading", { name: "Something broke" })).toBeVisible();
    await expect(page.getByText(`Request ${ids[3]}`)).toBeVisible();

    await expect
      .poll(() =>
        readFileSync(logFile, "utf8")
          .split("\n")
          .filter((line) => line.includes(id)),
      )
      .toHaveLength(1);
  } finally {
    await app.stop();
    await proxy.stop();
  }
});
