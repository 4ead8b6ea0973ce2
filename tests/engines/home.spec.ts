import { test, widths } from "./journeys.ts";

const intro = () => document.querySelector<HTMLElement>("#home-stage")?.dataset.intro;

test("WORLD-03: the home page opens with its intro, which ends and shows the navigation", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.shows(intro, "over");
  await visitor.sees("header nav a", "Solutions");
  await visitor.looksRight("home");
});

test("WORLD-03: the stage gives way to the sections, and their links lead on", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.shows(intro, "over");
  await visitor.scrollTo(1000);
  await visitor.looksRight("home-stage");
  await visitor.click("#sections a", "Ostra Bank");
  await visitor.isAt("/cases/ostra-bank");
});

test("WORLD-03: on a phone the home page reads down to its end", async ({ visitor }) => {
  await visitor.resize(widths.phone, 844);
  await visitor.open("/");
  await visitor.answers();
  await visitor.sees("footer button", "Cookie settings");
  await visitor.looksRight("home-phone-end");
});
