import { expect, type Locator } from "playwright/test";

/** Most stops on the way; the longest screen has some hundreds. */
const MAX_STOPS = 600;

/** Goes to an element as a person does who has no pointer: with Tab, from wherever the focus is. */
export async function reach(target: Locator) {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  // Finding an element by its role anew at each stop takes longer than pressing Tab.
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

/** Goes to a control and presses a key on it. */
export async function press(target: Locator, key: string) {
  await reach(target);
  await target.page().keyboard.press(key);
}

/** Goes to a text field and writes over what is in it. */
export async function write(target: Locator, text: string) {
  await press(target, "ControlOrMeta+a");
  await target.page().keyboard.type(text);
}
