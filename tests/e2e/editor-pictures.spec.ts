import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { pageVersions } from "#db/schema/pages.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { aDrawing, aFilm, aPicture } from "#tests/support/pictures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";
import { openEditor, outline, saved, shownPage } from "./editor-page.ts";
import { aFile, upload } from "./media-page.ts";

/** Every test starts with an empty library. */
test.beforeEach(async () => {
  await db.delete(media);
});

interface Answer {
  body: Buffer | string;
  type?: string;
  location?: string;
}

/** Another local site, from which the worker's site may download. */
async function anotherSite(answers: Record<string, Answer>) {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    const headers = {
      "Content-Type": answer?.type ?? "image/png",
      ...(answer?.location ? { Location: answer.location } : {}),
    };
    response.writeHead(answer ? (answer.location ? 302 : 200) : 404, headers).end(answer?.body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, stop: () => void server.close() };
}

const paste = (request: APIRequestContext, url: string, headers: Record<string, string> = {}) =>
  request.post("/admin/media/download", { form: { url }, headers, maxRedirects: 0 });

test("MEDIA-01, SAFE-04: a pasted address is downloaded into the library only when it is a public picture", async ({
  context,
  baseURL,
}) => {
  const site = await anotherSite({
    "/chart.png": { body: await aPicture({ format: "png", width: 60, height: 40 }) },
    "/page.png": { body: "<!doctype html><title>Sign in</title>" },
    "/film.png": { body: aFilm(1000) },
    "/large.png": { body: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(26_300_000)]) },
    "/inside": { body: "", location: "http://169.254.169.254/latest/meta-data" },
  });
  try {
    expect((await paste(context.request, `${site.url}/chart.png`)).status()).toBe(302); // redirected to sign-in
    await signInAs(context, baseURL, "editor");
    const refused = async (url: string) => {
      const answer = await paste(context.request, url);
      const { results, problem } = await answer.json();
      return [answer.status(), results[0]?.problem ?? problem];
    };

    expect(await refused("not an address")).toEqual([400, "Enter the web address of a picture."]);
    expect(await refused(`${site.url}/page.png`)).toEqual([
      400,
      expect.stringContaining("The type of page.png is not supported"),
    ]);
    expect(await refused(`${site.url}/film.png`)).toEqual([400, "film.png is not a picture."]);
    expect(await refused(`${site.url}/large.png`)).toEqual([
      400,
      expect.stringContaining("large.png is too large"),
    ]);
    for (const url of [
      `${site.url}/gone.png`,
      `${site.url}/inside`,
      `http://[::1]:${site.port}/chart.png`,
      "http://10.0.0.1/chart.png",
      "http://169.254.169.254/latest/meta-data",
      "http://user:word@127.0.0.1/chart.png",
      "file:///etc/passwd",
    ]) {
      expect(await refused(url), url).toEqual([400, expect.stringContaining("could not be downloaded")]);
    }
    expect(await db.$count(media)).toBe(0);

    const taken = await paste(context.request, `${site.url}/chart.png`);
    expect(taken.status()).toBe(200);
    expect((await taken.json()).results).toMatchObject([{ outcome: "added", name: "chart.png" }]);
    const again = await paste(context.request, `${site.url}/chart.png`);
    expect((await again.json()).results).toMatchObject([{ outcome: "duplicate", name: "chart.png" }]);

    const foreign = await paste(context.request, `${site.url}/chart.png`, { Origin: "https://evil.example" });
    expect(foreign.status()).toBe(403);
    await signInAs(context, baseURL, "sales");
    expect((await paste(context.request, `${site.url}/chart.png`)).status()).toBe(403);
  } finally {
    site.stop();
  }
});

test("SAFE-04: downloads of pictures per account are limited", async ({ context, baseURL }) => {
  await signInAs(context, baseURL, "editor");
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) {
    statuses.push((await paste(context.request, "http://10.0.0.1/a.png")).status());
  }
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([400]));
  const [last] = statuses.slice(-1);
  expect(last).toBe(429);
});

const block = {
  type: "rich-text",
  props: {
    heading: "Text",
    body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "First" }] }] },
  },
};

test("BLOCK-03: pasted pictures are added to the library, failures are named, and publishing requires alternative texts", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([block]);
  const site = await anotherSite({
    "/chart.png": { body: await aPicture({ format: "png", width: 60, height: 40 }) },
  });
  try {
    await openEditor(page, edited.slug);
    const body = page.getByRole("textbox", { name: "Text", exact: true });
    await body.click();
    const png = (await aPicture({ format: "png", width: 40, height: 40 })).toString("base64");
    await pasteInto(page, {
      html: `<p>Pasted</p><img src="${site.url}/chart.png" alt="Sales by month"><img src="data:image/png;base64,${png}"><img src="http://10.0.0.1/intern.png">`,
    });

    const notices = page.getByRole("status", { name: "Pasted pictures" });
    await expect(notices).toContainText("A picture from 10.0.0.1 could not be downloaded");
    await expect(shownPage(page).locator("[data-block] img")).toHaveCount(2);
    await saved(page);
    expect(await db.$count(media)).toBe(2);
    const stored = JSON.stringify((await edited.stored()).draft);
    expect(stored).not.toMatch(/127\.0\.0\.1|10\.0\.0\.1|base64|pending/);
    await notices.getByRole("button", { name: "Dismiss" }).click();
    await expect(notices).toBeHidden();

    await page.getByRole("button", { name: "Publish …" }).click();
    const finding = page
      .getByRole("listitem")
      .filter({ hasText: "A picture in the text has no alternative text" });
    await finding.getByRole("button").click();
    await expect(body).toBeFocused();
    await body.locator("img").last().click();
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    const form = page.getByRole("group", { name: "Picture" });
    await form.getByRole("textbox", { name: "Alternative text" }).fill("A red square");
    await page.keyboard.press("Enter");
    await expect(shownPage(page).getByRole("img", { name: "A red square" })).toBeVisible();
    await body.locator("img").last().click();
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    await form.getByRole("textbox", { name: "Caption" }).fill("Red, for once");
    await page.keyboard.press("Enter");
    await expect(shownPage(page).getByRole("figure", { name: "Red, for once" })).toBeVisible();
    await body.locator("figure img").click();
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    await expect(form.getByRole("textbox", { name: "Caption" })).toHaveValue("Red, for once");
    await expect(form.getByRole("textbox", { name: "Alternative text" })).toHaveValue("A red square");
    await saved(page);
  } finally {
    site.stop();
  }
});

test("BLOCK-03, PAGE-03: pasted or dropped files become pictures and never replace the editor", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([block, { type: "image", props: {} }]);
  const picture = {
    name: "screen.png",
    type: "image/png",
    bytes: [...(await aPicture({ format: "png", width: 50, height: 40 }))],
  };
  const drawing = { name: "mark.svg", type: "image/svg+xml", bytes: [...aDrawing()] };
  await openEditor(page, edited.slug);
  const body = page.getByRole("textbox", { name: "Text", exact: true });
  await body.click();
  // The empty picture block shows a placeholder.
  const pictures = shownPage(page).locator("[data-block] img");
  await expect(pictures).toHaveCount(1);
  await pasteInto(page, { files: [picture] });
  await expect(pictures).toHaveCount(2);

  expect(await dropOn(outline(page), [picture])).toBe(true);
  const notice = page
    .getByLabel(/^Notifications/)
    .getByText("Drop pictures on a picture field or into a text");
  await expect(notice).toBeVisible();
  expect(await dropOn(shownPage(page).locator("main"), [picture])).toBe(true);

  await outline(page).getByRole("option").nth(1).click();
  const field = page.getByRole("group", { name: "Picture" });
  expect(await dropOn(field, [{ name: "notes.txt", type: "text/plain", bytes: [65] }])).toBe(true);
  await expect(field).toContainText("notes.txt is not a picture.");
  expect(await dropOn(field, [drawing])).toBe(true);
  await field.getByLabel("Alternative text").fill("The mark");
  await expect(shownPage(page).getByRole("img", { name: "The mark" })).toBeVisible();
  await saved(page);
});

interface SentFile {
  name: string;
  type: string;
  bytes: number[];
}

/** Pastes at the cursor. */
async function pasteInto(page: Page, { html, files = [] }: { html?: string; files?: SentFile[] }) {
  await page.getByRole("textbox", { name: "Text", exact: true }).evaluate(
    (element, { html, files }) => {
      const data = new DataTransfer();
      if (html) data.setData("text/html", html);
      for (const { name, type, bytes } of files)
        data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { html, files },
  );
}

/** Drops files on an element. Resolves with whether the browser's default action was prevented. */
function dropOn(target: ReturnType<Page["locator"]>, files: SentFile[]): Promise<boolean> {
  return target.first().evaluate((element, files) => {
    const data = new DataTransfer();
    for (const { name, type, bytes } of files)
      data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
    const events = ["dragover", "drop"].map(
      (type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
    );
    for (const event of events) element.dispatchEvent(event);
    return events.every(({ defaultPrevented }) => defaultPrevented);
  }, files);
}

test("MEDIA-01: deleting a file that only earlier versions use asks for a confirmation that names them", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const [mediumId = ""] = await upload(page, await aFile("team.jpg"));
  const edited = await aPageOf([block], { title: "Team of 2019" });
  const snapshot = { blocks: [{ type: "image", props: { image: { mediaId: mediumId, alt: "Us" } } }] };
  await db
    .insert(pageVersions)
    .values([1, 2].map((number) => ({ ownerId: edited.id, number, isPublished: true, snapshot })));
  const deletion = `/admin/settings/media/deletion?id=${mediumId}`;
  const unconfirmed = await page.request.post(deletion, { form: { id: mediumId } });
  expect(await unconfirmed.text()).toContain("2 earlier versions will show an empty picture");
  expect(await db.$count(media)).toBe(1);

  await openPage(page, deletion);
  await expect(page.getByRole("link", { name: "2 earlier versions of Team of 2019" })).toBeVisible();
  await page.getByLabel("Delete it anyway: 2 earlier versions will show an empty picture").check();
  await page.getByRole("button", { name: "Delete selected files" }).click();
  await expect(page.getByText("1 file was deleted.")).toBeVisible();
  expect(await db.$count(media)).toBe(0);
});
