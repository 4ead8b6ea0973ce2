import { aBrand, aBrandSettings } from "#tests/support/a-brand.ts";
import { findings } from "#tests/support/axe.ts";
import { drawingsIn } from "#tests/support/drawings.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { filmRequests, openHome, playing, scrollTo, stageOf } from "#tests/support/stage.ts";

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
  const outline = await page.request.get((await stageOf(page).getAttribute("data-shape")) ?? "");
  expect(await outline.text()).toContain('d="M-1000 -1000 1000 -1000 1000 1000 -1000 1000Z"');
  await expect(stageOf(page).locator("[data-film]")).toHaveCount(4);

  await storeSettings({ brand_shape: "none", home_hero_films_enabled: false });
  await openHome(page);
  await expect(stageOf(page).locator("[data-film]")).toHaveCount(0);
  await expect(stageOf(page).locator(".stage-frame")).toBeHidden();

  await storeSettings({ home_hero_picture: "/art/solutions/dwh-1280.webp" });
  await openHome(page);
  await expect(stageOf(page).locator(".stage-air img")).toHaveAttribute("src", /\/art\/solutions\/dwh/);
});

test.describe("with an own film", () => {
  test.use({ intro: "shown" });
  const film = "/art/films/reel.webm";
  const ownFilm = { home_hero_picture: "/art/films/reel-1280.webp", home_hero_film: film };

  test("BRAND-01: the stage plays the brand's own film over its picture, until it is paused", async ({
    page,
    storeSettings,
  }) => {
    await storeSettings(ownFilm);
    const document = await (await page.request.get("/")).text();
    expect(document, "nothing but the script requests it").not.toMatch(/<(?:video|source)[^>]*reel\.webm/);
    await page.goto("/");
    const video = stageOf(page).locator("video");
    await expect(video).toHaveAttribute("src", film);
    await expect.poll(() => playing(page)).toEqual({ own: true });
    expect(
      await video.evaluate((each: HTMLVideoElement) => [each.muted, each.loop, each.playsInline]),
    ).toEqual([true, true, true]);
    await expect(stageOf(page).locator(".stage-air img")).toHaveAttribute("src", /reel/);

    const pause = page.getByRole("button", { name: "Pause the background" });
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await pause.press("Enter");
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => playing(page)).toEqual({ own: false });
    await pause.click();
    await expect.poll(() => playing(page)).toEqual({ own: true });

    await scrollTo(page, 850);
    const frame = stageOf(page).locator(".stage-frame");
    const shrunk = stageOf(page).locator(".stage-air");
    for (const side of ["x", "y", "width", "height"] as const)
      await expect
        .poll(async () => {
          const [one, other] = [await frame.boundingBox(), await shrunk.boundingBox()];
          return Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 0));
        }, side)
        .toBeLessThan(2);
    expect(await findings(page)).toEqual([]);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("BRAND-01: the brand's own film is not requested, and its picture stays", async ({
      page,
      storeSettings,
    }) => {
      await storeSettings(ownFilm);
      const films = filmRequests(page);
      await page.goto("/");
      await expect(stageOf(page)).toHaveAttribute("data-intro", "none");
      await expect(stageOf(page).locator("video")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Pause the background" })).toBeHidden();
      await expect(stageOf(page).locator(".stage-air img")).toBeVisible();
      expect(films).toEqual([]);
    });
  });
});

test("BRAND-01: with Save-Data the brand's own film is not requested", async ({ page, storeSettings }) => {
  await storeSettings({ home_hero_film: "/art/films/reel.webm" });
  const films = filmRequests(page);
  await openHome(page);
  await expect(stageOf(page).locator(".stage-air img")).toHaveAttribute("src", /^\/air\//);
  expect(films).toEqual([]);
});

test("BRAND-01: a text that is no outline is refused with advice", async ({ page, staff: _ }) => {
  await page.goto("/admin/settings/brand");
  await page.getByRole("textbox", { name: "Own outline" }).fill("a star");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Own outline: paste an SVG that contains a path/).first()).toBeVisible();
});
