import { expect, test } from "./journeys.ts";

const place = () => Math.round(scrollY);

test("WORLD-03: back and forward restore page and place", async ({ visitor }) => {
  await visitor.open("/cases");
  await visitor.answers();
  await visitor.scrollTo(600);
  await visitor.click("main a", "Ostra Bank");
  await visitor.isAt("/cases/ostra-bank");
  await visitor.shows(place, 0);
  await visitor.scrollTo(900);
  await visitor.tab.back();
  await visitor.isAt("/cases");
  const before = await visitor.tab.evaluate(place);
  expect(before).toBeGreaterThan(0);
  await visitor.tab.forward();
  await visitor.isAt("/cases/ostra-bank");
  await visitor.shows(place, 900);
});
