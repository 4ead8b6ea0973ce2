import { chromium } from "playwright";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(" ") });
const out = "/tmp/chrome-shots"; import { mkdirSync } from "node:fs"; mkdirSync(out, { recursive: true });
const which = process.argv[2] ?? "";
async function open(width: number, path: string, height = width < 800 ? 844 : 900) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: width < 800 });
  await context.addInitScript(() => { localStorage.setItem("cookie_consent", "x"); });
  const page = await context.newPage();
  await page.goto("http://localhost:4200" + path, { waitUntil: "networkidle" });
  await page.waitForFunction(() => [...document.querySelectorAll("a")].every((e) => Object.keys(e).some((k) => k.startsWith("__reactProps$"))));
  const reject = page.getByRole("button", { name: "Reject All" }).first();
  if (await reject.isVisible().catch(() => false)) { await reject.click(); await page.waitForTimeout(700); }
  return { page, context };
}
async function shot(name: string, width: number, path: string, act?: (page: any, context: any) => Promise<void>, full = false, height?: number) {
  if (which && !name.includes(which)) return;
  const { page, context } = await open(width, path, height);
  if (act) await act(page, context);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: full });
  await context.close();
}
const footer = async (page: any) => { await page.locator("footer").scrollIntoViewIfNeeded(); await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)); };
for (const w of [390, 768, 1280, 1680]) {
  await shot("footer", w, "/contact", footer, false, w === 390 ? 1500 : undefined);
  await shot("404", w, "/no-such-page", undefined, true);
  await shot("404q", w, "/404?q=apps");
  await shot("lost", w, "/solutions", async (page, context) => { await context.setOffline(true); if (w < 1025) { await page.getByRole("link", { name: "AI assistants" }).first().click(); } else await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "About" }).click(); await page.getByRole("alert").waitFor(); });
}
await shot("submenu", 390, "/contact", async (page) => { await page.getByRole("button", { name: "Pages of Solutions" }).click(); }, false, 1100);
await shot("menu", 390, "/contact", async (page) => { await page.getByRole("button", { name: "Menu", exact: true }).click(); });
await shot("menu", 1280, "/contact", async (page) => { await page.getByRole("button", { name: "Menu", exact: true }).click(); });
await browser.close();
