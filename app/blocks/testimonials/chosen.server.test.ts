import { expect, test } from "vitest";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import loadTestimonials from "./data.server.ts";

test("SITE-08: the block shows the chosen people in their order, or the first of the site by default", async () => {
  for (const [orderIndex, name] of ["Inês Duarte", "Petri Lehtonen", "Aoife Brannigan"].entries())
    await createTestimonial({ name, orderIndex });
  await createTestimonial({ name: "Draft", isPublished: false });
  const shown = async (props: Parameters<typeof loadTestimonials>[0]) =>
    (await loadTestimonials(props)).testimonials.map(({ name }) => name);

  expect(await shown({ names: ["Aoife Brannigan", "Nobody", "ines duarte", "Draft"] })).toEqual([
    "Aoife Brannigan",
    "Inês Duarte",
  ]);
  expect(await shown({ limit: 2 })).toEqual(["Inês Duarte", "Petri Lehtonen"]);
});
