import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { findRedirect } from "./find-redirect.server.ts";
import { redirectSchema } from "./redirect.ts";
import { deleteRedirect, listMissingPaths, listRedirects, saveRedirect } from "./redirects.server.ts";

const schema = redirectSchema(env.SITE_URL);

const rows = async () =>
  (await db.select().from(redirects).orderBy(redirects.fromPath)).map(
    ({ fromPath, toPath }) => `${fromPath} ${toPath}`,
  );

describe("manual redirects", () => {
  test("PAGE-05: chained redirects are shortened to one hop", async () => {
    const by = await createStaff();
    await saveRedirect({ fromPath: "/a", toPath: "/b" }, by);
    await saveRedirect({ fromPath: "/b", toPath: "/c" }, by);
    await saveRedirect({ fromPath: "/z", toPath: "/a" }, by);
    expect(await rows()).toEqual(["/a /c", "/b /c", "/z /c"]);
    await saveRedirect({ fromPath: "/c", toPath: null }, by);
    expect(await rows()).toEqual(["/a null", "/b null", "/c null", "/z null"]);
  });

  test("PAGE-05: a redirect that would create a loop is rejected", async () => {
    const by = await createStaff();
    await saveRedirect({ fromPath: "/a", toPath: "/b" }, by);
    expect(await saveRedirect({ fromPath: "/b", toPath: "/a" }, by)).toEqual({
      status: "refused",
      field: "toPath",
      message: "/a redirects back to /b",
    });
    expect(await saveRedirect({ fromPath: "/c", toPath: "/c" }, by)).toMatchObject({
      message: "A path cannot redirect to itself",
    });
    expect(await rows()).toEqual(["/a /b"]);
  });

  test.each([
    "/loop?x=1",
    "/loop/",
    "/loop#x",
    "/Loop",
    "/./loop",
    "/%6Coop",
    "/x/../loop",
    `${env.SITE_URL}/loop`,
    `${env.SITE_URL.replace("https:", "http:")}/Loop/?x`,
  ])("PAGE-05: a redirect from /loop to %s is rejected as a loop", async (typed) => {
    const { toPath } = schema.parse({ fromPath: "/loop", toPath: typed });
    expect(await saveRedirect({ fromPath: "/loop", toPath }, await createStaff())).toEqual({
      status: "refused",
      field: "toPath",
      message: "A path cannot redirect to itself",
    });
    expect(await rows()).toEqual([]);

    await db.insert(redirects).values({ fromPath: "/loop", toPath: typed });
    expect(await findRedirect("/loop"), "stored by an earlier version").toBeUndefined();
  });

  test("PAGE-05: a redirect that somebody else has changed since the form was loaded is not overwritten", async () => {
    const by = await createStaff();
    await saveRedirect({ fromPath: "/a", toPath: "/b" }, by);
    const [shown] = await db.select().from(redirects);
    const change = await saveRedirect({ fromPath: "/a", toPath: null }, by, shown);
    expect(change?.status).toBe("saved");

    const stale = await saveRedirect({ fromPath: "/a", toPath: "/c" }, by, shown);
    expect(stale).toMatchObject({ status: "stale", redirect: { toPath: null }, fields: ["toPath"] });
    expect(stale).toMatchObject({ isOwn: true });
    const others = await saveRedirect({ fromPath: "/a", toPath: "/c" }, await createStaff(), shown);
    expect(others).toMatchObject({ status: "stale", isOwn: false });
    expect(await db.select().from(redirects)).toMatchObject([{ toPath: null }]);
    const [stored] = await db.select().from(redirects);
    await saveRedirect({ fromPath: "/a", toPath: "/c" }, by, stored);
    expect(await db.select().from(redirects)).toMatchObject([{ toPath: "/c" }]);
    expect(await saveRedirect({ fromPath: "/a", toPath: "/c" }, by, shown), "the same").toMatchObject({
      status: "saved",
    });
  });

  test("PAGE-05: a loop of several redirects is rejected, whatever the spelling of their targets", async () => {
    const by = await createStaff();
    await saveRedirect({ fromPath: "/a", toPath: "/B/?x" }, by);
    expect(await saveRedirect({ fromPath: "/b", toPath: `${env.SITE_URL}/a?y` }, by)).toEqual({
      status: "refused",
      field: "toPath",
      message: "/a?y redirects back to /b",
    });

    await db.insert(redirects).values({ fromPath: "/b", toPath: "/a?y" });
    expect(await findRedirect("/a"), "stored by an earlier version").toBeUndefined();
    expect(await saveRedirect({ fromPath: "/c", toPath: "/a" }, by)).toEqual({
      status: "refused",
      field: "toPath",
      message: "/a redirects in a loop",
    });
    const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, "/b"));
    expect(await saveRedirect({ fromPath: "/b", toPath: "/d" }, by, row)).toMatchObject({
      status: "saved",
    });
    expect(await findRedirect("/a")).toMatchObject({ to: "/d?x" });
  });

  test("PAGE-05: a chain of differently spelled targets is followed to its end and keeps query and hash", async () => {
    const by = await createStaff();
    await createPage({ slug: "draft", isPublished: false });
    await db.insert(redirects).values([
      { fromPath: "/a", toPath: `${env.SITE_URL}/B/?x=1#first` },
      { fromPath: "/b", toPath: "/c#last" },
      { fromPath: "/away", toPath: "https://other.example/draft" },
      { fromPath: "/hidden", toPath: "/Draft/?x" },
      { fromPath: "/removed", toPath: null },
    ]);
    expect(await findRedirect("/a?y=2")).toEqual({
      fromPath: "/a",
      status: 301,
      to: "/c?x=1&y=2#last",
    });
    expect(await findRedirect("/away")).toMatchObject({ to: "https://other.example/draft" });
    expect(await findRedirect("/hidden"), "to a page that is not published").toBeUndefined();
    expect(await saveRedirect({ fromPath: "/z", toPath: "/Removed?x" }, by)).toMatchObject({
      redirect: { toPath: null },
    });
    expect(await saveRedirect({ fromPath: "/y", toPath: `${env.SITE_URL}/new?x#y` }, by)).toMatchObject({
      redirect: { toPath: "/new?x#y" },
    });
  });

  test("PAGE-05: a redirect keeps its hits when edited and can be deleted", async () => {
    const by = await createStaff();
    const [row] = await db.insert(redirects).values({ fromPath: "/a", toPath: "/b", hits: 7 }).returning();
    await saveRedirect({ fromPath: "/a", toPath: "/c" }, by, row);
    expect((await listRedirects("")).redirects).toMatchObject([{ id: row?.id, toPath: "/c", hits: 7 }]);
    await deleteRedirect(row?.id ?? "", by);
    expect(await saveRedirect({ fromPath: "/a", toPath: "/d" }, by, row)).toBeUndefined();
    expect(
      (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action),
    ).toEqual(["redirect.update", "redirect.delete"]);
  });

  test("PAGE-05: a redirect from the path of a page or of another redirect is rejected", async () => {
    const by = await createStaff();
    await createPage({ slug: "dwh", title: "DWH", isPublished: false });
    await createPage({ slug: "live", title: "Live" });
    await saveRedirect({ fromPath: "/a", toPath: "/dwh" }, by);
    expect(await saveRedirect({ fromPath: "/dwh", toPath: "/b" }, by)).toMatchObject({
      field: "fromPath",
      message: "“DWH” has this path and is not published. Change its address, or move it to the trash",
    });
    expect(await saveRedirect({ fromPath: "/live", toPath: "/b" }, by)).toMatchObject({
      message: "“Live” is published at this path, so a redirect would never be used",
    });
    expect(await saveRedirect({ fromPath: "/a", toPath: "/b" }, by)).toMatchObject({ field: "fromPath" });
    expect(await findRedirect("/a"), "to a page that is not published").toBeUndefined();
  });

  test("PAGE-05: a redirect from the path of a published content item or of a list is rejected", async () => {
    const by = await createStaff();
    await createArticle({ slug: "a-door", title: "A door" });
    await createArticle({ slug: "a-gate", isPublished: false });
    expect(await saveRedirect({ fromPath: "/news/a-door", toPath: "/b" }, by)).toEqual({
      status: "refused",
      field: "fromPath",
      message: "“A door” is published at this path, so a redirect would never be used",
    });
    for (const fromPath of ["/news", "/news/page/1", "/news/page/2", "/about/careers"])
      expect(await saveRedirect({ fromPath, toPath: "/b" }, by), fromPath).toEqual({
        status: "refused",
        field: "fromPath",
        message: "The system uses this path, so a redirect would never be used",
      });
    for (const fromPath of ["/news/a-gate", "/news/2019/a-door", "/careers"])
      expect(await saveRedirect({ fromPath, toPath: "/b" }, by), fromPath).toMatchObject({ status: "saved" });
  });

  test("PAGE-05: a missing path is not listed once a rename redirects it", async () => {
    const by = await createStaff();
    const page = await createPage({ slug: "old-name" });
    await db.insert(missingPaths).values([{ path: "/old-name" }, { path: "/other" }]);
    await placePage(page.id, { slug: "new-name" }, by);
    expect(await listMissingPaths()).toMatchObject([{ path: "/other" }]);
  });

  test("PAGE-05: adding a redirect for a missing path removes it from the list", async () => {
    await db.insert(missingPaths).values([{ path: "/blog" }, { path: "/other" }]);
    await saveRedirect({ fromPath: "/blog", toPath: "/news" }, await createStaff());
    expect(await db.select().from(missingPaths)).toMatchObject([{ path: "/other" }]);
  });
});

test.each([
  ["/Old/Name/?a=1#b", "/old/name"],
  [`${env.SITE_URL}/Old/Name/?a=1#b`, "/old/name"],
  [`${env.SITE_URL.replace(/^https?/, "HTTP")}//old`, "/old"],
  [`${env.SITE_URL}/admin`, undefined],
  ["https://other.example/x", undefined],
  ["//other.example/x", undefined],
  ["old", undefined],
  ["/", undefined],
  ["/admin/pages", undefined],
])("PAGE-05: the path %s is stored as %s", (fromPath, kept) => {
  expect(schema.safeParse({ fromPath, toPath: "/new" }).data?.fromPath).toBe(kept);
});

test.each(["javascript:alert(1)", "//other.example", "new", "ftp://x.example"])(
  "PAGE-05: a redirect to %s is rejected",
  (toPath) => {
    expect(schema.safeParse({ fromPath: "/old", toPath }).success).toBe(false);
  },
);
