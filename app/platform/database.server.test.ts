import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listMedia } from "#app/domain/media/media.server.ts";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { findPublishedPage } from "#app/domain/pages/pages.server.ts";
import { tasks } from "#db/schema/tasks.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { connections, db } from "./database.server.ts";

test("ROUTE-04: a path with a NUL finds nothing and causes no error", async () => {
  expect(await findPublishedPage(["solutions\0"])).toBeUndefined();
});

test("SAFE-05: a tag with a NUL finds nothing and causes no error", async () => {
  expect(await listMedia({ tag: "ferry\0" })).toEqual({ media: [], total: 0 });
});

test("SAFE-05: a NUL and a lone surrogate in a block are stored as U+FFFD, other characters unchanged", async () => {
  const text = (value: string) => [{ id: "a", type: "text", data: { text: value } }];
  const { id } = await createPage({
    slug: "odd",
    content: text("a\0b \ud83dc \\u0000 \\\\ud83d \\\0 \u{1f600}"),
  });
  expect((await findPage({ id }))?.content).toEqual(
    text("a\ufffdb \ufffdc \\u0000 \\\\ud83d \\\ufffd \u{1f600}"),
  );
});

test("SAFE-05: a NUL in a list of texts is stored as U+FFFD", async () => {
  const [row] = await connections<{ tags: string[] }[]>`select ${["ferry\0", "b"]}::text[] as tags`;
  expect(row?.tags).toEqual(["ferry\ufffd", "b"]);
});

test("SAFE-05: a NUL in a text column is stored as U+FFFD", async () => {
  const { id } = await createTask({ title: "Call\0 back" });
  expect(await db.query.tasks.findFirst({ where: eq(tasks.id, id) })).toMatchObject({
    title: "Call\ufffd back",
  });
});
