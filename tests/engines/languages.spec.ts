import { test, widths } from "./journeys.ts";

const language = () => document.documentElement.lang;

test("WORLD-03, LANG-04: the switch leads to the page in German, its menu and the history back", async ({
  visitor,
}) => {
  await visitor.open("/services");
  await visitor.answers();
  await visitor.click("header a", "Deutsch");
  await visitor.isAt("/de/leistungen");
  await visitor.shows(language, "de");
  await visitor.answers();
  await visitor.looksRight("german-page");
  await visitor.click("header a", "Menü");
  await visitor.sees("[role=dialog] a", "English");
  await visitor.looksRight("german-menu");
  await visitor.click("[role=dialog] a", "Kontakt");
  await visitor.isAt("/de/kontakt");
  await visitor.tab.back();
  await visitor.isAt("/de/leistungen");
  await visitor.tab.back();
  await visitor.isAt("/services");
  await visitor.shows(language, "en");
});

test("WORLD-03, LANG-04: on a phone German pages fit, and their panel has the languages", async ({
  visitor,
}) => {
  await visitor.resize(widths.phone, 844);
  for (const path of ["/de", "/de/loesungen/ki-assistenten", "/de/preise", "/de/datenschutz"]) {
    await visitor.open(path);
    await visitor.answers();
    await visitor.looksRight(`phone${path.replaceAll("/", "-")}`);
  }
  await visitor.click("header a", "Menü");
  await visitor.sees("[role=dialog] a", "English");
  await visitor.looksRight("phone-german-panel");
});

test("WORLD-03, LANG-03: a page without a German version says which language has it", async ({ visitor }) => {
  await visitor.open("/de/about/team");
  await visitor.sees("main h1", "Seite nicht gefunden");
  await visitor.looksRight("german-missing");
  await visitor.click("main a", "English");
  await visitor.isAt("/about/team");
});
