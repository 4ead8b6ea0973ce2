import { expect, test } from "vitest";
import { siteUrl } from "#app/http/request.server.ts";
import { db } from "#app/platform/database.server.ts";
import { redirects } from "#db/schema/redirects.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { p } from "#tests/support/rich-text.ts";
import { respondWithMarkdown } from "./answer-markdown.server.ts";

const requestMarkdown = (path: string) => respondWithMarkdown(new Request(siteUrl + path));

async function answerOf(path: string) {
  const answer = await requestMarkdown(path);
  return { status: answer.status, text: await answer.text(), location: answer.headers.get("Location") };
}

test("READ-01: pages on three levels and articles are available as Markdown", async () => {
  await createPageChain("solutions", "dwh", "loads");
  await createArticle({
    slug: "a-door",
    title: "A door",
    excerpt: "It opens.",
    body: { type: "doc", content: [p("Slowly.")] },
  });
  expect(await answerOf("/solutions/dwh/loads.md")).toMatchObject({
    status: 200,
    text: expect.stringContaining("](/solutions/dwh) / "),
  });
  expect((await answerOf("/news/a-door.md")).text).toMatch(/# A door\n\nIt opens\.\n\nSlowly\./);
  expect((await answerOf("/news.md")).text).toContain("## [A door](/news/a-door)");
  expect((await answerOf("/index.md")).text).toMatch(/^# /);
  expect((await answerOf("/lets-talk.md")).text).toContain("# Request a project estimate");
});

test("READ-01: drafts, pages below them and paths through wrong parents have no Markdown version", async () => {
  await createPage({ slug: "draft", isPublished: false });
  await createPage({ slug: "below", parentSlug: "draft" });
  await createPageChain("solutions", "dwh");
  await createArticle({ slug: "unfinished", isPublished: false });
  const paths = [
    "/draft.md",
    "/draft/below.md",
    "/below.md",
    "/dwh.md",
    "/news/unfinished.md",
    "/news/a/b.md",
  ];
  for (const path of paths)
    expect(await answerOf(path), path).toMatchObject({ status: 404, text: "Page not found\n" });
});

test("READ-01: the Markdown address of an old path redirects to the Markdown address of its target", async () => {
  await createPage({ slug: "new" });
  await db.insert(redirects).values([
    { fromPath: "/old", toPath: "/new#prices" },
    { fromPath: "/elsewhere", toPath: "https://example.com/page" },
    { fromPath: "/gone", toPath: null },
  ]);
  expect(await answerOf("/old.md?utm=x")).toMatchObject({ status: 301, location: "/new.md?utm=x#prices" });
  expect(await answerOf("/elsewhere.md")).toMatchObject({
    status: 301,
    location: "https://example.com/page",
  });
  expect(await answerOf("/gone.md")).toMatchObject({ status: 410, text: "Gone\n" });
});
