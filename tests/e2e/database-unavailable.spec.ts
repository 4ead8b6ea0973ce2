import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { startAside } from "#tests/support/aside.ts";
import { findings } from "#tests/support/axe.ts";
import { drawingsIn } from "#tests/support/drawings.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { addPrepared } from "#tests/support/media-library.ts";
import { openPaused, untilWaiting } from "#tests/support/paused-clock.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { aVisitor, expectFilled, fill, sendButton, toastOf } from "./enquiry-form.ts";

test.use({ expectedErrors: [/^50[03] /] });

// One after the other: a response time is measured, and the tests that read every page use both processors.
test.describe.configure({ mode: "default" });

test("ROUTE-09, READ-02: with the database down, pages served before are served stale, and other pages show the error page", async ({
  page,
}, { outputDir }) => {
  test.setTimeout(60_000);
  const { site, proxy, logFile, stop } = await startAside(page, outputDir);
  try {
    const before = await page.goto(`${site}/solutions/dwh`);
    expect(before?.headers()["x-content-stale"]).toBeUndefined();
    const title = await page.getByRole("heading", { level: 1 }).innerText();

    await proxy.cut();
    const staleOf = async () =>
      (await page.request.get(`${site}/solutions/dwh`)).headers()["x-content-stale"];
    await expect.poll(staleOf).toBe("1"); // once the app has noticed

    const kept = await page.goto(`${site}/solutions/dwh`);
    expect(kept?.status()).toBe(200);
    expect(kept?.headers()["x-content-stale"]).toBe("1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

    const search = await page.goto(`${site}/search?q=dwh`);
    expect(search?.status()).toBe(503);
    await expect(page.getByRole("alert")).toContainText("The search is not available");
    await expect(page.getByRole("searchbox")).toHaveValue("dwh");

    const broken = await page.goto(`${site}/solutions/marketplaces`);
    expect(broken?.status()).toBe(503);
    expect(broken?.headers()["cache-control"]).toBe("no-store");
    const id = broken?.headers()["x-request-id"] ?? "";
    expect(id).not.toBe("");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText(`Request ${id}`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Tell us" })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await openPaused(page, `${site}/solutions/dwh`);
    const ids: string[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/about.data")) ids.push(response.headers()["x-request-id"] ?? "");
    });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    for (const delay of [1000, 2000, 4000]) {
      await untilWaiting(page, delay);
      await page.clock.runFor(delay);
    }
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText(`Request ${ids[3]}`)).toBeVisible();

    await expect
      .poll(() =>
        readFileSync(logFile, "utf8")
          .split("\n")
          .filter((line) => line.includes(id) && line.includes("a request failed")),
      )
      .toHaveLength(1);
  } finally {
    await stop();
  }
});

test("LANG-03, ROUTE-09: with the database down, pages of a further language are served stale, and others show the error page in it", async ({
  page,
}, { outputDir }) => {
  test.setTimeout(60_000);
  const { site, proxy, stop } = await startAside(page, outputDir);
  try {
    await page.goto(`${site}/de/leistungen`);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await proxy.cut();
    const staleOf = async () =>
      (await page.request.get(`${site}/de/leistungen`)).headers()["x-content-stale"];
    await expect.poll(staleOf).toBe("1"); // once the app has noticed

    const stale = await page.goto(`${site}/de/leistungen`);
    expect(stale?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "English" })).toHaveAttribute(
      "href",
      "/services",
    );

    const broken = await page.goto(`${site}/de/impressum`);
    expect(broken?.status()).toBe(503);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await expect(page.getByRole("heading", { name: "Da ist etwas schiefgegangen" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Zurück zur Startseite" })).toHaveAttribute("href", "/de");
    const search = await page.goto(`${site}/de/suche?q=preise`);
    expect(search?.status()).toBe(503);
    await expect(page.getByRole("searchbox")).toHaveValue("preise");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  } finally {
    await stop();
  }
});

test("SAFE-02: with Postgres stopped, every address served before still answers, and writes report the failure", async ({
  page,
  context,
  staff,
}, { outputDir }) => {
  test.setTimeout(240_000);
  const { id } = await addPrepared("ferry.jpg", await aPicture({ width: 700, height: 440 }));
  const { site, proxy, stop } = await startAside(page, outputDir);
  const read = async (address: string) => {
    const response = await context.request.get(site + address);
    const type = response.headers()["content-type"] ?? "";
    const body = type.startsWith("text/html") ? mainOf(await response.text()) : String(await response.body());
    return { status: response.status(), stale: response.headers()["x-content-stale"], type, body };
  };
  try {
    const drawings = drawingsIn(await (await context.request.get(`${site}/contact`)).text());
    expect(drawings).toContainEqual(expect.stringContaining("/air/offices."));
    const addresses = [
      ...publicRoutes.flatMap((path) => [path, path === "/" ? "/_root.data" : `${path}.data`]),
      ...["/feed.xml", "/sitemap.xml", "/robots.txt", `/media/${id}`],
      ...new Set(drawings),
    ];
    const before = await readAll(addresses, read);
    const answers = [...before.values()];
    expect(answers.filter(({ status, stale }) => status !== 200 || stale)).toEqual([]);
    await openPage(page, `${site}/lets-talk`);

    await proxy.cut();
    await expect.poll(async () => (await read("/about")).stale, { timeout: 15_000 }).toBe("1");

    const now = await readAll(addresses, read);
    const others = addresses.filter((address) => {
      const answer = now.get(address);
      return answer?.status !== 200 || answer.body !== before.get(address)?.body;
    });
    expect(others).toEqual([]);

    const visitor = aVisitor();
    const form = page.getByRole("main").locator("form");
    await fill(form, visitor);
    await sendButton(form).click();
    await expect(toastOf(page)).toContainText(
      "Something went wrong. Please try again or contact us directly.",
    );
    await expectFilled(form, visitor);

    const admin = await page.goto(`${site}/admin/pages`);
    expect(admin?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "The database cannot be reached" })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await context.clearCookies();
    const link = await page.goto(`${site}/admin/recover?token=somebody-s`);
    expect(link?.status()).toBe(503);
    await expect(page.getByRole("alert")).toContainText("The database cannot be reached.");
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /token=somebody-s/);
    expect(await findings(page)).toEqual([]);

    await page.goto(`${site}/admin/sign-in`);
    await page.getByLabel("Email").fill(staff.email);
    await page.getByLabel("Password").fill("seven quiet kestrels over the moor");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("The database cannot be reached, so no one can sign in.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(staff.email);

    await proxy.restore();
    await sendAgain(page, site, visitor);
  } finally {
    await stop();
  }
});

test("SAFE-02: with Postgres frozen, pages served before still answer, and other requests get 503 within 5 s", async ({
  page,
  context,
  staff,
}, { outputDir }) => {
  test.setTimeout(120_000);
  const { site, proxy, stop } = await startAside(page, outputDir);
  const timed = async (address: string, options: Parameters<typeof context.request.fetch>[1] = {}) => {
    const start = performance.now();
    const answer = await context.request.fetch(site + address, { maxRedirects: 0, ...options });
    return { status: answer.status(), seconds: (performance.now() - start) / 1000 };
  };
  const signIn = {
    method: "POST",
    headers: { Origin: site },
    form: { email: staff.email, password: "seven quiet kestrels over the moor" },
  };
  const enquiry = { method: "POST", headers: { Origin: site }, multipart: anEnquiry() };
  const broken = [
    ["/admin/pages"],
    ["/admin/leads.data"],
    ["/search?q=dwh"],
    ["/solutions/marketplaces"],
    ["/solutions/e-commerce.data"],
    ["/admin/sign-in", signIn],
    ["/lets-talk", enquiry],
  ] as const;
  try {
    for (const path of ["/", "/about", "/admin/pages"]) expect((await timed(path)).status).toBe(200);
    // The same kinds of requests once before: a program's first ones are slow on a busy machine.
    for (const path of ["/admin/leads.data", "/search?q=api", "/solutions/dwh", "/solutions/hr-portals.data"])
      expect((await timed(path)).status).toBe(200);
    for (const path of ["/admin/sign-in", "/lets-talk"])
      expect(
        (await timed(path, { method: "POST", headers: { Origin: site }, form: {} })).status,
      ).toBeLessThan(500);

    proxy.hang();

    // The first requests detect the failure in parallel; the later ones run one after the other.
    const first = await Promise.all(broken.map(([path, options]) => timed(path, options)));
    const later: typeof first = [];
    for (const [path, options] of broken) later.push(await timed(path, options));
    expect([...first, ...later].map(({ status }) => status)).toEqual([...broken, ...broken].map(() => 503));
    expect(Math.max(...[...first, ...later].map(({ seconds }) => seconds))).toBeLessThan(5);
    for (const path of ["/", "/about"]) {
      const kept = await timed(path);
      expect([path, kept.status]).toEqual([path, 200]);
      expect(kept.seconds).toBeLessThan(5);
    }

    await proxy.restore();
    for (const [path, options] of broken)
      await expect
        .poll(async () => (await timed(path, options)).status, { timeout: 20_000 })
        .toBeLessThan(400);
  } finally {
    await stop();
  }
});

/** The form still contains the earlier enquiry, and sending it succeeds now. */
async function sendAgain(page: Page, site: string, visitor: ReturnType<typeof aVisitor>) {
  await openPage(page, `${site}/lets-talk`);
  const form = page.getByRole("main").locator("form");
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(visitor.name);
  await sendButton(form).click();
  await expect(toastOf(page)).toContainText("Your request has been sent.", { timeout: 20_000 });
  // The site stops after this; the browser must not be loading the success page then.
  await expect(page).toHaveURL(`${site}/lets-talk/sent`);
}

/** Requests addresses with the concurrency of a browser. */
async function readAll<Answer>(addresses: string[], read: (address: string) => Promise<Answer>) {
  const waiting = [...addresses];
  const answers = new Map<string, Answer>();
  const inOrder = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers.set(next, await read(next));
  };
  await Promise.all(Array.from({ length: 6 }, inOrder));
  return answers;
}

/** The text of a document's main element. */
function mainOf(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ").replace(/\s+/g, " ");
}
