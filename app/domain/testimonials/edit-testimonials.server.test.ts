import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import * as factory from "#tests/support/factories/testimonials.ts";
import {
  createTestimonial,
  listTestimonials,
  placeTestimonial,
  restoreTestimonial,
  testimonialEntries,
  trashTestimonial,
} from "./edit-testimonials.server.ts";
import { listPublishedTestimonials } from "./testimonials.server.ts";

test("NEWS-01: a testimonial is drafted, published, taken back and restored from a version", async () => {
  const by = await createStaff();
  const id = await createTestimonial("Ines Duarte", by);
  expect(await testimonialEntries.publish(id, by)).toMatchObject({
    status: "missing",
    missing: [{ path: ["testimonial"] }],
  });
  const save = async (testimonial: string) =>
    testimonialEntries.save(id, {
      bases: (await testimonialEntries.read(id))?.bases ?? {},
      fields: { testimonial },
      by,
    });
  await save("They said no twice.");
  await testimonialEntries.publish(id, by);
  await save("Something else.");
  expect(await listPublishedTestimonials()).toMatchObject([{ testimonial: "They said no twice." }]);
  await testimonialEntries.publish(id, by);
  const published = (await testimonialEntries.read(id))?.versions.filter(({ isPublished }) => isPublished);
  await testimonialEntries.restoreVersion(id, published?.at(-1)?.number ?? 0, by);
  expect((await testimonialEntries.read(id))?.draft.testimonial).toBe("They said no twice.");
  expect(await listPublishedTestimonials()).toMatchObject([{ testimonial: "Something else." }]);
  await testimonialEntries.unpublish(id, by);
  expect(await listPublishedTestimonials()).toEqual([]);
});

test("NEWS-01: testimonials are put in order, also where old ones share a place", async () => {
  const by = await createStaff();
  for (const name of ["One", "Two", "Three"]) await factory.createTestimonial({ name, orderIndex: 0 });
  const names = async () => (await listTestimonials()).map(({ name }) => name);
  const idOf = async (name: string) =>
    (await listTestimonials()).find((each) => each.name === name)?.id ?? "";

  expect(await placeTestimonial(await idOf("Three"), 0, by)).toMatchObject({ status: "moved", position: 0 });
  expect(await names()).toEqual(["Three", "One", "Two"]);
  await placeTestimonial(await idOf("Three"), 99, by);
  expect(await names()).toEqual(["One", "Two", "Three"]);
  expect(await placeTestimonial(await idOf("One"), -5, by)).toMatchObject({ status: "unmoved" });
  expect((await listPublishedTestimonials()).map(({ name }) => name)).toEqual(["One", "Two", "Three"]);
});

test("NEWS-01: a deleted testimonial comes back unpublished, where it stood", async () => {
  const by = await createStaff();
  const first = await factory.createTestimonial({ name: "First", orderIndex: 1 });
  await factory.createTestimonial({ name: "Second", orderIndex: 2 });
  await trashTestimonial(first.id, by);
  expect((await listPublishedTestimonials()).map(({ name }) => name)).toEqual(["Second"]);
  await restoreTestimonial(first.id, by);
  expect(await listTestimonials()).toMatchObject([
    { name: "First", statuses: ["draft"] },
    { name: "Second", statuses: ["published"] },
  ]);
});

test("NEWS-01, ADMIN-06: two forms of one testimonial keep each other's fields", async () => {
  const by = await createStaff();
  const { id } = await factory.createTestimonial({ name: "Ines Duarte" });
  const form = await testimonialEntries.read(id);
  const bases = form?.bases ?? {};
  const fields = form?.draft ?? {};

  await testimonialEntries.save(id, { bases, fields: { ...fields, company: "Theirs" }, by });
  await testimonialEntries.save(id, { bases, fields: { ...fields, position: "Mine" }, by });

  expect((await testimonialEntries.read(id))?.draft).toMatchObject({ company: "Theirs", position: "Mine" });
});

test("NEWS-01: what is stored longer than an editor may write it is listed, opened and published all the same", async () => {
  const by = await createStaff();
  const flag = "https://flags.example/portugal.svg";
  const { id } = await factory.createTestimonial({ flag });
  expect(await listTestimonials()).toMatchObject([{ id }]);
  expect((await testimonialEntries.read(id))?.draft.flag).toBe(flag);
  const bases = (await testimonialEntries.read(id))?.bases ?? {};
  await testimonialEntries.save(id, { bases, fields: { company: "Harbourline" }, by });
  expect(await testimonialEntries.publish(id, by)).toMatchObject({ status: "published" });
  expect((await testimonialEntries.read(id))?.draft).toMatchObject({ flag, company: "Harbourline" });
});
