import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { p } from "#tests/support/rich-text.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { action as saveDraft } from "./documents/draft.ts";

/** NUL, line breaks of word processors, a lone surrogate and a noncharacter; then what stays as it is. */
const hostile = "a\u0000b\u000bc\fd\ud800e\ufffef \u{1f600}\\u0000\t";
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

let staff: Staff;
let cookie = "";

beforeEach(async () => {
  staff = await createStaff();
  cookie = await sessionCookieOf(staff);
});

test("WORLD-06: a page's draft, sent as JSON, stores no character that outputs may not contain", async () => {
  const page = await createPage({ slug: `odd-${randomUUID()}` });
  const block = { id: randomUUID(), type: "rich-text", version: 1 };
  const body = { type: "doc", content: [p(hostile)] };
  const save = {
    saveId: randomUUID(),
    baseVersion: page.version,
    accountId: staff.id,
    changes: {
      fields: { title: hostile },
      blocks: [{ ...block, props: { heading: hostile, body, list: [[hostile]] } }],
      order: { from: [], to: [block.id] },
    },
  };
  const request = new Request(`http://localhost/admin/documents/pages/${page.id}/draft`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify(save),
  });
  const answer = await saveDraft(routeArguments(request, { type: "pages", id: page.id }));
  expect(answer.status).toBe(200);
  const [stored] = await db.select().from(pages).where(eq(pages.id, page.id));
  const texts = textsIn(stored?.draft).filter((text) => text.includes("\u{1f600}"));
  expect(texts).toEqual(Array(4).fill("a\ufffdb c d\ufffde\ufffdf \u{1f600}\\u0000\t"));
});

test("WORLD-06: an article's tags and text store no character that outputs may not contain", async () => {
  const { id } = await createArticle();
  const store = contentStoreFor(contentTypes.article);
  const save = {
    saveId: randomUUID(),
    baseVersion: (await store.find(id))?.version,
    accountId: staff.id,
    changes: {
      fields: { title: hostile, tags: [hostile, "tides"], body: { type: "doc", content: [p(hostile)] } },
    },
  };
  const request = new Request(`http://localhost/admin/documents/news/${id}/draft`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify(save),
  });
  await saveDraft(routeArguments(request, { type: "news", id }));
  const stored = await store.read(id);
  const texts = textsIn(stored?.draft ?? stored?.row);
  expect(texts).toContain("tides");
  expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes("\u{1f600}"))).toHaveLength(3);
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}
