import { randomUUID } from "node:crypto";
import type { APIResponse } from "playwright/test";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";
import { openEditor, openPanel, outline } from "./editor-page.ts";

test("ADMIN-04: an account with read access sees a page and its panels and changes nothing", async ({
  page,
  context,
  baseURL,
  own,
}) => {
  await signInAs(context, baseURL, "viewer");
  await openEditor(page, own.granite.slug);
  await expect(page.getByText("You can view this page but not change it")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish …" })).toHaveCount(0);
  const panel = await openPanel(page, "Address and menus");
  await expect(panel.getByLabel("Slug")).toBeDisabled();
  await expect(panel.getByRole("button", { name: "Change address" })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Headline")).toBeDisabled();
  await outline(page).focus();
  await page.keyboard.press("Delete");
  await expect(outline(page).getByRole("option")).toHaveCount(1);
});

test("PAGE-04: a draft reaches no visitor by any address or role", async ({
  page,
  browser,
  baseURL,
  staff,
  own,
}) => {
  test.slow();
  const path = `/${own.word}/${own.granite.slug}`;
  const secret = `secret${own.word}`;
  const stranger = await browser.newContext({ baseURL });
  try {
    const before = await stranger.request.get(path);
    const shownBefore = await shownBy(before);
    const changes = {
      fields: {
        title: secret,
        extendedTitle: secret,
        excerpt: secret,
        searchTitle: secret,
        coverImage: `/${secret}.png`,
      },
      blocks: [{ id: randomUUID(), type: "hero", version: 2, props: { headline: secret, facts: [] } }],
    };
    await pageStore.saveDraft(own.granite.id, { saveId: randomUUID(), baseVersion: 1, changes, by: staff });
    expect(await (await page.request.get(`/preview/page/${own.granite.id}`)).text()).toContain(secret);
    const { token } = await createPreviewLink(
      { kind: "page", id: own.granite.id, slug: own.granite.slug },
      7,
      staff,
    );
    expect(await (await stranger.request.get(`/preview/${token}`)).text()).toContain(secret);
    expect(await stranger.cookies(), "a preview leaves nothing behind").toEqual([]);

    // Signed-in users and users of a preview link see the same public site as everyone.
    for (const asking of [stranger.request, page.request]) {
      for (const address of [
        path,
        `${path}.data`,
        `/${own.word}`,
        `/${own.word}.data`,
        "/",
        "/_root.data",
        "/sitemap.xml",
        "/feed.xml",
        "/news",
        "/404?q=secret",
        `${path}?preview=1&draft=1&version=2`,
      ]) {
        expect(await (await asking.get(address)).text(), address).not.toContain(secret);
      }
      const after = await asking.get(path);
      expect(after.headers()["cache-control"]).toBe(before.headers()["cache-control"]);
      expect(await shownBy(after)).toBe(shownBefore);
    }
    for (const address of [
      `/preview/page/${own.granite.id}`,
      `/preview/page/${own.granite.id}.data`,
      `/admin/pages/${own.granite.slug}`,
      `/admin/pages/${own.granite.slug}.data`,
      `/preview/${own.granite.id}`,
    ]) {
      const answer = await stranger.request.get(address, { maxRedirects: 0 });
      expect(await answer.text(), address).not.toContain(secret);
      expect(answer.headers()["cache-control"] ?? "", address).not.toContain("public");
    }
  } finally {
    await stranger.close();
  }
});

/** A document without parts that differ per response. */
async function shownBy(answer: APIResponse): Promise<string> {
  return (await answer.text()).replaceAll(/ nonce="[^"]*"/g, "");
}
