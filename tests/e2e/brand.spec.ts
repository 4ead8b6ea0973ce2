import { aBrand, aBrandSettings } from "#tests/support/a-brand.ts";
import { drawingsIn } from "#tests/support/drawings.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openHome, stageOf } from "#tests/support/stage.ts";

/** The colours of the default brand. */
const defaults = /#(0e1112|f5f3ee|eae6dc|ff5a1f|c93c06)/i;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

test("BRAND-01: stage, drawings, icons and sign-in have the brand's colours and initial", async ({
  page,
  request,
  storeSettings,
}) => {
  await storeSettings({ ...aBrandSettings, brand_logo: "", brand_logo_on_ink: "", brand_shape: "circle" });
  await openHome(page);
  const stage = stageOf(page);
  await expect(stage).toHaveCSS("background-color", rgb(aBrand.ink));
  await expect(stage).toHaveCSS("color", rgb(aBrand.paper));
  await expect(stage).toHaveAttribute("data-shape", "circle");
  await expect(page.getByText("N", { exact: true }).first()).toHaveCSS(
    "background-color",
    rgb(aBrand.signal),
  );

  const pages = ["/", "/about", "/contact", "/nowhere"];
  const documents = await Promise.all(pages.map(async (path) => (await request.get(path)).text()));
  for (const html of documents) {
    const [head = "", body = ""] = html.split("</head>");
    expect(head).toContain("<style>html:root");
    expect(body).not.toContain("<style"); // only a head may have one
  }
  const icons = [...(documents[1] ?? "").matchAll(/href="(\/icons\/[^"]+\.svg)"/g)].map(
    ([, href = ""]) => href,
  );
  const addresses = [...new Set([...documents.flatMap(drawingsIn), ...icons, "/brand-colours.css"])];
  expect(addresses.length).toBeGreaterThan(6);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toMatch(defaults);
  }

  await page.goto("/admin/sign-in");
  await expect(page.getByRole("button", { name: "Sign in" })).toHaveCSS("background-color", rgb(aBrand.ink));
  const mark = page.getByRole("main").locator("img").first();
  await expect(mark).toHaveAttribute("src", "/icons/current/mark.svg");
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("BRAND-01: the stage shows the brand's own outline, a picture, or neither", async ({
  page,
  storeSettings,
}) => {
  await storeSettings({ brand_shape: "outline", brand_outline: "M0 0h10v10H0z" });
  await openHome(page);
  const corners = "-1000 -1000 1000 -1000 1000 1000 -1000 1000";
  await expect(stageOf(page)).toHaveAttribute("data-shape", corners);
  await expect(stageOf(page).locator("[data-film]")).toHaveCount(4);

  await storeSettings({ brand_shape: "none", home_hero_films_enabled: false });
  await openHome(page);
  await expect(stageOf(page).locator("[data-film]")).toHaveCount(0);
  await expect(stageOf(page).locator(".stage-frame")).toBeHidden();

  await storeSettings({ home_hero_picture: "/art/solutions/dwh-1280.webp" });
  await openHome(page);
  await expect(stageOf(page).locator(".stage-air img")).toHaveAttribute("src", /\/art\/solutions\/dwh/);
});

test("BRAND-01: a text that is no outline is refused with advice", async ({ page, staff: _ }) => {
  await page.goto("/admin/settings/brand");
  await page.getByRole("textbox", { name: "Own outline" }).fill("a star");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Own outline: paste an SVG that contains a path/).first()).toBeVisible();
});
