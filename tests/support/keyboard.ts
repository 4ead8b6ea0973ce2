import { expect, type Locator } from "playwright/test";

/** Maximum tab stops; the longest screen has some hundreds. */
const MAX_STOPS = 600;

/** Moves the focus to an element with Tab only, from its current position. */
export async function reach(target: Locator) {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  // Querying the element by role at each stop is slower than pressing Tab.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const state = await element?.evaluate((node) =>
      node === document.activeElement ? "focused" : node.isConnected ? "elsewhere" : "replaced",
    );
    if (state === "focused") return;
    if (state === "replaced") {
      element = await target.elementHandle();
      continue;
    }
    await keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Moves the focus to a control and presses a key. */
export async function press(target: Locator, key: string) {
  await reach(target);
  await target.page().keyboard.press(key);
}

/** Moves the focus to a text field and replaces its content. */
export async function write(target: Locator, text: string) {
  await press(target, "ControlOrMeta+a");
  await target.page().keyboard.type(text);
}
