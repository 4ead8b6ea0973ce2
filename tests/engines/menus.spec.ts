import { test, widths } from "./journeys.ts";

const menu = "[role=dialog]";

test("WORLD-03: the overlay shows all sections and pages whole, and Escape closes it", async ({
  visitor,
}) => {
  await visitor.open("/solutions");
  await visitor.answers();
  await visitor.click("header a", "Menu");
  for (const name of ["Your goals", "Solutions", "Services", "Cases", "About", "Contact", "News"])
    await visitor.sees(`${menu} a`, name);
  await visitor.looksRight("menu-overlay");
  await visitor.tab.press("Escape");
  await visitor.seesNo(menu);
  await visitor.shows(() => document.activeElement?.getAttribute("aria-label"), "Menu");
});

test("WORLD-03, NAV-03: in the overlay, Tab leads on from a link although its page has been prefetched meanwhile", async ({
  visitor,
}) => {
  await visitor.open("/solutions");
  await visitor.answers();
  await visitor.click("header a", "Menu");
  await visitor.sees(`${menu} a`, "Your goals");
  await visitor.shows(() => document.activeElement?.getAttribute("aria-label"), "Close menu");
  const focused = () => document.activeElement?.textContent;
  await visitor.tab.evaluate(() =>
    document.querySelector<HTMLElement>("[role=dialog] a[href='/your-goals']")?.focus(),
  );
  await visitor.shows(() => document.activeElement?.nextElementSibling?.tagName, "LINK");
  await visitor.tab.press("Tab");
  await visitor.shows(focused, "Launch a product");
  await visitor.tab.press("Tab");
  await visitor.shows(focused, "Replace a legacy system");
});

test("WORLD-03: the top bar hides on scrolling down and shows on scrolling up", async ({ visitor }) => {
  await visitor.resize(widths.tablet);
  await visitor.open("/solutions/ai-assistants");
  await visitor.answers();
  await visitor.looksRight("bar");
  const bottom = () =>
    Math.max(
      0,
      document.querySelector("header.h-top-bar, div.h-top-bar")?.getBoundingClientRect().bottom ?? 0,
    );
  await visitor.shows(bottom, 70);
  await visitor.scrollTo(400);
  await visitor.shows(bottom, 0);
  await visitor.scrollTo(300);
  await visitor.shows(bottom, 70);
});

test("WORLD-03: the panel has a submenu for each section, whose links lead to their pages", async ({
  visitor,
}) => {
  await visitor.resize(widths.phone, 844);
  await visitor.open("/solutions");
  await visitor.answers();
  await visitor.click("header a", "Menu");
  await visitor.sees(`${menu} a, ${menu} button`, "Let’s Talk");
  await visitor.looksRight("panel");
  await visitor.click(`${menu} button`, "Cases");
  await visitor.sees(`${menu} a`, "Ostra Bank");
  await visitor.looksRight("panel-submenu");
  await visitor.click(`${menu} button`, "Back");
  await visitor.click(`${menu} button`, "Solutions");
  await visitor.click(`${menu} a`, "Voice agents");
  await visitor.isAt("/solutions/ai-assistants/voice-agents");
  await visitor.seesNo(menu);
});
