import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { ensureProgram } from "#tools/programs/programs.ts";
import type { Engine, Preferences, Tab } from "./engine.ts";

/** Firefox, headless, by WebDriver BiDi. */
export async function startFirefox(preferences: Preferences): Promise<Engine> {
  let browser = await launch(preferences);
  return {
    /** Starts the browser again if it ends while it opens a window, before it has seen the site. */
    async open() {
      try {
        return await openTab(browser);
      } catch {
        await browser.close().catch(() => {}); // it has ended already
        browser = await launch(preferences);
        return openTab(browser);
      }
    },
    close: () => browser.close(),
  };
}

function launch({ isDark, hasReducedMotion }: Preferences): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: ensureProgram("firefox"),
    protocolTimeout: 60_000,
    extraPrefsFirefox: {
      "ui.systemUsesDarkTheme": isDark ? 1 : 0,
      "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
      "ui.prefersReducedMotion": hasReducedMotion ? 1 : 0,
      // A mouse, which a machine without a screen lacks: fine and able to hover.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      // As wide as on a phone or a Mac; the system's scrollbars would take 12 px.
      "ui.useOverlayScrollbars": 1,
    },
  });
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  return tabOf(await context.newPage(), () => context.close());
}

/**
 * Firefox asks for an icon of a document without a head, where the policy forbids it, and reports responses and fonts
 * (NS_BINDING_ABORTED) that a person's next step has cut off, and the transitions between two pages.
 */
const harmless =
  /\/favicon\.ico|Error in input stream|download failed .*status=2152398850|Failed to fetch manifest patches|AbortError: Skipped ViewTransition|InvalidStateError: Duplicate view-transition-name/;

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const errors: string[] = [];
  const note = (error: string) => {
    if (!harmless.test(error)) errors.push(error);
  };
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: () => travel(page, "history.back()"),
    forward: () => travel(page, "history.forward()"),
    evaluate: <Arguments extends unknown[], Result>(
      run: (...values: Arguments) => Result,
      ...values: Arguments
    ) => page.evaluate(`(${run}).apply(null, ${JSON.stringify(values)})`) as Promise<Result>,
    resize: (width, height) => page.setViewport({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, withControl = false) {
      if (withControl) await page.keyboard.down("Control");
      await page.keyboard.press(key);
      if (withControl) await page.keyboard.up("Control");
    },
    async upload(selector, paths) {
      const input = (await page.$(`input${selector}`)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...paths);
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    errors: () => errors,
    close,
  };
}

/** As the browser's button: the driver's own step never ends when it leaves a page that is still loading. */
async function travel(page: Page, step: string) {
  await page.evaluate(`void setTimeout(() => ${step})`);
}
