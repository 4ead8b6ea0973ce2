import { expect, test } from "#tests/support/fixtures.ts";
import { reach, write } from "#tests/support/keyboard.ts";
import { openEditor, outline, saved, shownPage, steps } from "./editor-page.ts";

test("PAGE-03, PAGE-04: typed text shows on the page and is saved; undo reverts both", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("Three jobs"), steps("Four jobs")]);
  await openEditor(page, edited.slug);
  await outline(page).getByRole("option").nth(1).click();
  await page.getByLabel("Heading").fill("Five jobs");
  await expect(shownPage(page).getByRole("heading", { name: "Five jobs" })).toBeVisible();
  await saved(page);
  expect((await edited.stored()).draft).toMatchObject({
    blocks: [{ props: { heading: "Three jobs" } }, { props: { heading: "Five jobs" } }],
  });
  expect((await edited.stored()).content).toMatchObject([{}, { props: { heading: "Four jobs" } }]);

  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByLabel("Heading")).toHaveValue("Four jobs");
  await expect(shownPage(page).getByRole("heading", { name: "Four jobs" })).toBeVisible();
  await expect.poll(async () => (await edited.stored()).draft).toBeNull();
});

test("PAGE-03: in the outline all blocks are selected, copied, deleted and restored together", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const edited = await aPageOf([steps("One"), steps("Two"), steps("Three")]);
  const rows = outline(page).getByRole("option");
  await openEditor(page, edited.slug);
  await reach(outline(page));
  await page.keyboard.press("ControlOrMeta+a");
  await expect(rows.and(page.locator("[aria-selected=true]"))).toHaveCount(3);
  await page.keyboard.press("ControlOrMeta+c");
  await page.keyboard.press("Delete");
  await expect(rows).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(rows).toHaveCount(6);
});

test("PAGE-03: on a phone and a tablet every toolbar button can be pressed, however long a heading is", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("Three jobs, in the order that pays back soonest, and then a fourth")]);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, edited.slug);
    for (const name of ["Publish …", "Fields"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("button", { name: "Fields", exact: true }).click();
    await page.getByLabel("Heading").press("End");
    await expect(page.getByRole("button", { name: "Delete block" })).toBeInViewport({ ratio: 1 });
  }
});

test("PAGE-03: a click in the page selects its block, and its links do not navigate", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const action = { label: "Start a project", href: "/lets-talk" };
  const edited = await aPageOf([
    steps("One"),
    { type: "call-to-action", props: { heading: "Tell us", action } },
  ]);
  await openEditor(page, edited.slug);
  await shownPage(page).getByRole("link", { name: "Start a project" }).click();
  await expect(outline(page).getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("group", { name: "Button" }).getByLabel("Link text")).toHaveValue(
    "Start a project",
  );
  const told = shownPage(page).getByRole("heading", { name: "Tell us" });
  const line = shownPage(page).locator("[data-editor-outline]");
  await expect(line).toContainText("Call to action");
  const gap = async () => Number((await told.boundingBox())?.y) - Number((await line.boundingBox())?.y);
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await gap()).toBeLessThan(300);

  await page.getByRole("button", { name: "390" }).click();
  await expect
    .poll(() =>
      shownPage(page)
        .locator("html")
        .evaluate(() => window.innerWidth),
    )
    .toBe(390);
});

test("PAGE-03: list items are added, moved and removed, and each change is announced", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One")]);
  await openEditor(page, edited.slug);
  await page.getByRole("button", { name: "Add step" }).click();
  await page.getByLabel("Title").fill("Draft");
  await expect(shownPage(page).getByText("Draft")).toBeVisible();
  const row = page.locator("summary", { hasText: "Draft" });
  await row.press("Alt+ArrowUp");
  await expect(row).toBeFocused();
  await saved(page);
  const { draft } = await edited.stored();
  expect(draft).toMatchObject({ blocks: [{ props: { steps: [{ title: "Draft" }, { title: "Find" }] } }] });

  await page.getByRole("button", { name: "Remove step 1" }).click();
  await expect(page.getByRole("status", { name: "What was done" })).toContainText("step 1 removed");
  await expect(row).toHaveCount(0);
});

test("PAGE-03: a page of 200 blocks opens, and is edited at its end, rearranged and published", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  test.setTimeout(180_000);
  const edited = await aPageOf(Array.from({ length: 200 }, (_, position) => steps(`Part ${position + 1}`)));
  const rows = outline(page).getByRole("option");
  await openEditor(page, edited.slug);
  await expect(rows).toHaveCount(200);
  // Transitions from its style sheets end; animations by scroll position would stay.
  const root = shownPage(page).locator(":root");
  await expect.poll(() => root.evaluate(({ ownerDocument }) => ownerDocument.getAnimations().length)).toBe(0);
  await rows.last().click();
  await expect(shownPage(page).getByRole("heading", { name: "Part 200" })).toBeInViewport();
  // From the outline, past the page, to its three tools and its first two fields: links in the page are not tab stops.
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press("Tab");
  await expect(page.getByLabel("Heading")).toBeFocused();
  await write(page.getByLabel("Heading"), "The last word");
  const last = shownPage(page).getByRole("heading", { name: "The last word" });
  await expect(last).toBeInViewport();

  await page.keyboard.press("Escape");
  await expect(outline(page)).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status", { name: "What was done" })).toHaveText(
    "The last word moved, 197 of 200",
  );
  await saved(page);
  const { blocks } = Object((await edited.stored()).draft);
  expect(blocks).toHaveLength(200);
  expect(blocks[196].props.heading).toBe("The last word");

  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(panel.getByRole("status", { name: "Publishing" })).toContainText("Published");
  expect(await (await page.request.get(`/${edited.slug}`)).text()).toContain("The last word");
});
