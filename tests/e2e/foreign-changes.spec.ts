import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScripts } from "#tests/support/hold-scripts.ts";

/*
 * What translators, dark-mode, password, shopping and VPN extensions do to a document (remix-run/remix#2947, #4822,
 * #7944; facebook/react#11538). Each function runs in the page.
 */
const changes = {
  "translated texts": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isShown = !text.parentElement?.closest("script, style, template, noscript, svg");
      if (isShown && text.data.trim()) found.push(text);
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.data} `;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = "pt";
    document.documentElement.classList.add("translated-ltr");
    document.title = "Traduzido";
  },
  "a dark-mode extension": () => {
    const style = document.createElement("style");
    style.className = "darkreader darkreader--fallback";
    style.textContent = "html { --darkreader: 1 }";
    const meta = Object.assign(document.createElement("meta"), { name: "darkreader", content: "x" });
    document.head.prepend(style, meta);
    document.documentElement.dataset.darkreaderMode = "dynamic";
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      element.dataset.darkreaderInline = "";
  },
  "elements beside the page": () => {
    for (const name of ["div", "grammarly-extension", "style", "script", "iframe"]) {
      document.body.prepend(document.createElement(name));
      document.body.append(document.createElement(name));
    }
    document.documentElement.append(document.createElement("vpn-badge"));
    document.body.prepend(document.createComment("an extension"), document.createTextNode(" "));
  },
  "another head": () => {
    document.title = "3 new messages";
    document.head.querySelector("meta[name=description]")?.remove();
    document.head.prepend(document.createComment("an extension"), document.createElement("script"));
    document.head.append(document.createElement("style"), document.createElement("base"));
  },
  "elements within the page": () => {
    for (const place of document.querySelectorAll("main, main section, nav, header, footer, form, ul")) {
      place.prepend(document.createElement("shopping-offer"));
      place.append(Object.assign(document.createElement("div"), { className: "injected" }));
    }
    for (const field of document.querySelectorAll("input, textarea"))
      field.after(document.createElement("password-button"));
    for (const link of document.querySelectorAll("a[href^='tel:'], a[href^='mailto:']"))
      link.replaceWith(Object.assign(document.createElement("span"), { textContent: link.textContent }));
  },
  "removed nodes": () => {
    for (const selector of ["main p", "main h2", "nav a", "footer ul", "main template"])
      document.querySelector(selector)?.remove();
  },
  "changed attributes": () => {
    document.documentElement.className = "js-focus-visible";
    document.body.setAttribute("cz-shortcut-listen", "true");
    document.body.style.filter = "none";
    for (const element of document.querySelectorAll<HTMLElement>("input, a, img"))
      element.setAttribute("data-lastpass-icon-root", "");
  },
};

const pages = [
  "/",
  "/services",
  "/cases/ostra-bank",
  "/news/six-models-1200-questions",
  "/about/how-we-work/pricing",
  "/lets-talk",
  "/search?q=ferry",
  "/contact",
];

/** React reports that it has rendered the page anew. */
test.use({ expectedErrors: [/Minified React error #(418|421|422|423|425)/] });

test.describe.configure({ timeout: 120_000 });

for (const [kind, change] of Object.entries(changes)) {
  test(`WORLD-01: ${kind} before hydration cost no content of any page, and links and forms work`, async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(path);
      const before = await wordsOf(page);
      await page.evaluate(change);
      await hydrate(page);
      await expectWhole(page, path, before);
    }
    await expectToWork(page);
  });
}

for (const [kind, change] of Object.entries(changes)) {
  test(`WORLD-01: ${kind} while the document is parsed and while React hydrates cost no content`, async ({
    page,
  }) => {
    const path = pages[Object.keys(changes).indexOf(kind)] ?? "/services";
    await page.goto(path);
    const before = await wordsOf(page);

    const release = await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.evaluate(change);
    release();
    await hydrate(page, change);
    await expectWhole(page, path, before);
  });
}

test("WORLD-01, LEAD-11: text, files and focus before hydration stay when React renders the form anew", async ({
  page,
}) => {
  const release = await holdScripts(page, /\/assets\/entry\.client-/);
  await page.goto("/lets-talk");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.evaluate(changes["elements within the page"]);
  // The page module runs, React does not yet.
  await expect.poll(() => page.evaluate(() => customElements.get("cookie-consent") !== undefined)).toBe(true);
  await field("I need an NDA first").check();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Four floors.") });
  await field("Name").fill("Ida Berg");
  await field("What are you building?").fill("A lift that calls itself.");
  release();
  await hydrate(page);

  await expect(field("Name")).toHaveValue("Ida Berg");
  await expect(field("What are you building?")).toHaveValue("A lift that calls itself.");
  await expect(field("What are you building?")).toBeFocused();
  await expect(field("I need an NDA first")).toBeChecked();
  await expect(page.getByRole("list", { name: "Attached files" })).toContainText("plan.txt");
});

test.describe("a translator that runs after hydration", () => {
  // React does not find the texts that it wants to change; the page is then loaded as a document.
  test.use({ expectedErrors: [/NotFoundError|Minified React error #(418|423|425)/] });

  test("WORLD-01: leaves links, menu, dialog and the way back working", async ({ page }) => {
    await page.goto("/cases");
    await hydrate(page);
    await page.evaluate(changes["translated texts"]);
    const heading = page.locator("main h1");
    const list = await heading.innerText();
    await page.locator("main a[href='/cases/ostra-bank']").first().click();
    await expect(page).toHaveURL("/cases/ostra-bank");
    await expect(heading, "the address changes before the document").not.toHaveText(list);

    await page.evaluate(changes["translated texts"]);
    await page.locator("footer a[href='/lets-talk']").click();
    const name = page.locator("[role=dialog] input[name=name], main input[name=name]");
    await name.fill("x");
    await page.locator("form button[type=submit]").first().click();
    await expect(page.getByText("Email is required").first()).toBeVisible();

    await page.goBack();
    await expect(heading).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  });
});

/** The words of the page in their order, without those of an extension. */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => document.querySelector("main")?.innerText.split(/\s+/).filter(Boolean) ?? []);
}

/** `change` is repeated until React has hydrated the page. */
async function hydrate(page: Page, change = () => {}) {
  const isHydrated = async () => {
    await page.evaluate(change);
    for (const x of [200, 210]) await page.mouse.move(x, 200);
    return page.evaluate(() => "hydrated" in document.documentElement.dataset);
  };
  await expect.poll(isHydrated, { intervals: [50, 100, 200] }).toBe(true);
}

/** Nearly all words: times pass, and a change may itself have removed a paragraph. */
async function expectWhole(page: Page, path: string, before: string[]) {
  const after = new Set(await wordsOf(page));
  const lost = before.filter((word) => !after.has(word));
  expect(lost.length, `${path} has lost ${lost.slice(0, 20).join(" ")}`).toBeLessThan(before.length / 10 + 3);
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(font, `${path} has its styles`).toContain("Host Grotesk");
}

async function expectToWork(page: Page) {
  await page.goto("/services");
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("contentinfo").locator("a[href='/lets-talk']").click();
  await expect(page.getByRole("dialog", { name: "Request a project estimate" })).toBeVisible();
}
