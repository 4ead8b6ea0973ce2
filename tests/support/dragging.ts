import type { Locator, Page } from "playwright/test";
import { expect } from "playwright/test";

/** A card of a board, once it can be dragged: the code for it is loaded after the first render. */
export async function draggableCard(page: Page, text: string | undefined): Promise<Locator> {
  const card = page.locator("[data-card]").filter({ hasText: text });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(card).toHaveAttribute("draggable", "true", { timeout: 500 });
  }).toPass();
  return card;
}
