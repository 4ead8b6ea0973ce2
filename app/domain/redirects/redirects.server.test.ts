import { describe, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { redirectSchema } from "./redirect.ts";
import { deleteRedirect, findRedirect, listRedirects, saveRedirect } from "./redirects.server.ts";

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

  test("PAGE-05: a redirect keeps its hits when edited and can be deleted", async () => {
    const by = await createStaff();
    const [row] = await db.insert(redirects).values({ fromPath: "/a", toPath: "/b", hits: 7 }).returning();
    await saveRedirect({ fromPath: "/a", toPath: "/c" }, by, row?.id);
    expect((await listRedirects("")).redirects).toMatchObject([{ id: row?.id, toPath: "/c", hits: 7 }]);
    await deleteRedirect(row?.id ?? "", by);
    expect(await saveRedirect({ fromPath: "/a", toPath: "/d" }, by, row?.id)).toBeUndefined();
    expect(
      (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action),
    ).toEqual(["redirect.update", "redirect.delete"]);
  });

  test("PAGE-05: a redirect from the path of a page or of another redirect is rejected", async () => {
    const by = await createStaff();
    await createPage({ slug: "dwh", title: "DWH", isPublished: false });
    await saveRedirect({ fromPath: "/a", toPath: "/dwh" }, by);
    expect(await saveRedirect({ fromPath: "/dwh", toPath: "/b" }, by)).toMatchObject({
      field: "fromPath",
      message: "“DWH” is published at this path, so a redirect would never be used",
    });
    expect(await saveRedirect({ fromPath: "/a", toPath: "/b" }, by)).toMatchObject({ field: "fromPath" });
    expect(await findRedirect("/a"), "to a page that is not published").toBeUndefined();
  });

  test("PAGE-05: adding a redirect for a missing path removes it from the list", async () => {
    await db.insert(missingPaths).values([{ path: "/blog" }, { path: "/other" }]);
    await saveRedirect({ fromPath: "/blog", toPath: "/news" }, await createStaff());
    expect(await db.select().from(missingPaths)).toMatchObject([{ path: "/other" }]);
  });
});

test.each([
  ["/Old/Name/?a=1#b", "/old/name"],
  ["https://other.example/x", undefined],
  ["//other.example/x", undefined],
  ["old", undefined],
  ["/", undefined],
  ["/admin/pages", undefined],
])("PAGE-05: the path %s is stored as %s", (fromPath, kept) => {
  expect(redirectSchema.safeParse({ fromPath, toPath: "/new" }).data?.fromPath).toBe(kept);
});

test.each(["javascript:alert(1)", "//other.example", "new", "ftp://x.example"])(
  "PAGE-05: a redirect to %s is rejected",
  (toPath) => {
    expect(redirectSchema.safeParse({ fromPath: "/old", toPath }).success).toBe(false);
  },
);
