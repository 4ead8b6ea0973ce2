import { expect, test } from "vitest";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { changeSlug } from "./content-requests.server.ts";

test("ADMIN-06, NEWS-01: a slug typed for an article that was deleted meanwhile is not lost", async () => {
  const staff = await createStaff();
  const { id, slug } = await createArticle();
  const store = contentStoreFor(contentTypes.article);
  await store.trash(id, staff);
  const form = new FormData();
  form.set("slug", "harbour");
  form.set("wasSlug", slug);
  expect(await changeSlug(store, id, form, staff)).toMatchObject({
    slug: "harbour",
    message: expect.stringContaining("this article is in the trash"),
  });
});
