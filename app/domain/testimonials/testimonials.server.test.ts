import { expect, test, vi } from "vitest";
import { connections } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { listPublishedTestimonials } from "./testimonials.server.ts";

test("DATA-06, DATA-11: published testimonials are ordered, and their theme is light by default", async () => {
  await createTestimonial({ name: "Second", orderIndex: 2, theme: "dark" });
  await createTestimonial({ name: "First", orderIndex: 1 });
  await createTestimonial({ name: "Draft", orderIndex: 0, isPublished: false });

  expect(await listPublishedTestimonials()).toMatchObject([
    { name: "First", theme: "light" },
    { name: "Second", theme: "dark" },
  ]);
  expect(await listPublishedTestimonials(1)).toMatchObject([{ name: "First" }]);
});

test("DATA-06: the database rejects an unknown theme", async () => {
  const insert = connections`insert into testimonials (name, testimonial, theme) values ('Ines', 'Good.', 'purple')`;
  await expect(insert).rejects.toMatchObject({ constraint_name: "testimonials_theme_known" });
});

test("DATA-10: an empty list of testimonials logs a warning", async () => {
  const warn = vi.spyOn(log, "warn");
  expect(await listPublishedTestimonials()).toEqual([]);
  expect(warn).toHaveBeenCalledWith("no testimonials are published");
});
