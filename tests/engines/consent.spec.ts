import { consentStorageKey } from "#app/domain/consent/consent.ts";
import { expect, test } from "./journeys.ts";
import type { Screen } from "./screen.ts";

const banner = "cookie-consent";

const answers = {
  "Accept All": { accepted: true, analytics: true, marketing: true },
  "Reject All": { accepted: false, analytics: false, marketing: false },
};

for (const [name, { accepted, ...purposes }] of Object.entries(answers))
  test(`WORLD-03: “${name}” is stored and asked once`, async ({ newcomer }) => {
    await newcomer.open("/solutions");
    await newcomer.click(`${banner} button`, name);
    await newcomer.seesNo(`${banner} button`);
    await stores(newcomer, { accepted, settings: { necessary: true, ...purposes } });
    await newcomer.tab.reload();
    await newcomer.answers();
    await newcomer.seesNo(`${banner} button`);
  });

test("WORLD-03: a purpose is chosen in the settings, which the footer opens again", async ({ newcomer }) => {
  await newcomer.open("/solutions");
  await newcomer.click(`${banner} button`, "Manage Settings");
  await newcomer.click("[role=dialog] label, dialog label", "Analytics");
  await newcomer.looksRight("consent-settings");
  await newcomer.click("[role=dialog] button, dialog button", "Save");
  await stores(newcomer, { settings: { necessary: true, analytics: true, marketing: false } });
  await newcomer.answers();
  await newcomer.click("footer button", "Cookie settings");
  await newcomer.sees("[role=dialog] button, dialog button", "Save");
});

async function stores(visitor: Screen, expected: Record<string, unknown>) {
  await visitor.shows(
    (key) => JSON.parse(localStorage.getItem(key) ?? "null"),
    expect.objectContaining(expected),
    consentStorageKey,
  );
}
