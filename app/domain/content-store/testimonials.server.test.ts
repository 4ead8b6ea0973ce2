import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { type FieldsOf, saveFields } from "#tests/support/save-fields.ts";
import { contentStores } from "./content-store.server.ts";
import { listPublishedTestimonials } from "./published-content.server.ts";

const testimonials = contentStores.testimonial;

test("NEWS-01: a testimonial is drafted, published, unpublished and restored from a version", async () => {
  const by = await createStaff();
  const id = await testimonials.create("Ines Duarte", by);
  expect(await testimonials.publish(id, by)).toMatchObject({
    status: "missing",
    missing: [{ path: ["testimonial"] }],
  });
  const save = async (testimonial: string) => saveFields(testimonials, id, { fields: { testimonial }, by });
  await save("They said no twice.");
  await testimonials.publish(id, by);
  await save("Something else.");
  expect(await listPublishedTestimonials()).toMatchObject([{ testimonial: "They said no twice." }]);
  await testimonials.publish(id, by);
  const published = (await testimonials.read(id))?.versions.filter(({ isPublished }) => isPublished);
  await testimonials.restoreVersion(id, published?.at(-1)?.number ?? 0, by);
  expect((await testimonials.read(id))?.draft.testimonial).toBe("They said no twice.");
  expect(await listPublishedTestimonials()).toMatchObject([{ testimonial: "Something else." }]);
  await testimonials.unpublish(id, by);
  expect(await listPublishedTestimonials()).toEqual([]);
});

test("NEWS-01: publishing refuses values that do not fit, and stores the others as their fields write them", async () => {
  const by = await createStaff();
  const id = await testimonials.create("Ines Duarte", by);
  const save = async (fields: FieldsOf<typeof testimonials>) => saveFields(testimonials, id, { fields, by });

  await save({ testimonial: "x".repeat(2001), avatar: "javascript:alert(1)", flag: "Portugal" });
  const refused = await testimonials.publish(id, by);
  expect(refused).toMatchObject({
    status: "missing",
    missing: [{ path: ["testimonial"] }, { path: ["flag"] }, { path: ["avatar"] }],
  });
  expect(await listPublishedTestimonials()).toEqual([]);

  await save({ testimonial: " They said no twice. ", avatar: null, flag: "pt" });
  expect(await testimonials.publish(id, by)).toMatchObject({ status: "published" });
  expect(await listPublishedTestimonials()).toMatchObject([
    { testimonial: "They said no twice.", flag: "🇵🇹" },
  ]);
  expect((await testimonials.read(id))?.publication.isChanged).toBe(false);
});

test("NEWS-01: testimonials are reordered, even when several have the same position", async () => {
  const by = await createStaff();
  for (const name of ["One", "Two", "Three"]) await createTestimonial({ name, orderIndex: 0 });
  const names = async () => (await testimonials.list()).map(({ title }) => title);
  const idOf = async (name: string) =>
    (await testimonials.list()).find((each) => each.title === name)?.id ?? "";

  expect(await testimonials.place(await idOf("Three"), 0, by)).toMatchObject({
    status: "moved",
    position: 0,
  });
  expect(await names()).toEqual(["Three", "One", "Two"]);
  await testimonials.place(await idOf("Three"), 99, by);
  expect(await names()).toEqual(["One", "Two", "Three"]);
  expect(await testimonials.place(await idOf("One"), -5, by)).toMatchObject({ status: "unmoved" });
  expect((await listPublishedTestimonials()).map(({ name }) => name)).toEqual(["One", "Two", "Three"]);
});

test("NEWS-01: a deleted testimonial is restored unpublished at its earlier position", async () => {
  const by = await createStaff();
  const first = await createTestimonial({ name: "First", orderIndex: 1 });
  await createTestimonial({ name: "Second", orderIndex: 2 });
  await testimonials.trash(first.id, by);
  expect((await listPublishedTestimonials()).map(({ name }) => name)).toEqual(["Second"]);
  await testimonials.restore(first.id, by);
  expect(await testimonials.list()).toMatchObject([
    { title: "First", statuses: ["draft"] },
    { title: "Second", statuses: ["published"] },
  ]);
});

test("NEWS-01, ADMIN-06: two saves of one testimonial merge when they change different fields", async () => {
  const by = await createStaff();
  const { id } = await createTestimonial({ name: "Ines Duarte" });
  const baseVersion = (await testimonials.find(id))?.version;

  await saveFields(testimonials, id, { fields: { company: "Theirs" }, by, baseVersion });
  await saveFields(testimonials, id, { fields: { position: "Mine" }, by, baseVersion });

  expect((await testimonials.read(id))?.draft).toMatchObject({ company: "Theirs", position: "Mine" });
});

test("NEWS-01: stored values beyond the editor's limits can still be listed, opened and published", async () => {
  const by = await createStaff();
  const flag = "https://flags.example/portugal.svg";
  const { id } = await createTestimonial({ flag });
  expect(await testimonials.list()).toMatchObject([{ id }]);
  expect((await testimonials.read(id))?.draft.flag).toBe(flag);
  await saveFields(testimonials, id, { fields: { company: "Harbourline" }, by });
  expect(await testimonials.publish(id, by)).toMatchObject({ status: "published" });
  expect((await testimonials.read(id))?.draft).toMatchObject({ flag, company: "Harbourline" });
});
