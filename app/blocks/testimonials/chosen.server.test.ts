import { expect, test } from "vitest";
import type { z } from "zod";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { readBlocks } from "../read-blocks.ts";
import loadTestimonials from "./data.server.ts";
import { testimonials } from "./schema.ts";

const shown = async (props: z.input<typeof testimonials.props>) => {
  const data = await loadTestimonials(testimonials.props.parse(props), async () => defaultSettings);
  return data?.testimonials.map(({ name }) => name);
};

test("SITE-08: the block shows the chosen people in their order, or the first of the site by default", async () => {
  const people = await Promise.all(
    ["Inês Duarte", "Petri Lehtonen", "Aoife Brannigan"].map((name, orderIndex) =>
      createTestimonial({ name, orderIndex }),
    ),
  );
  const draft = await createTestimonial({ name: "Draft", isPublished: false });
  const ids = people.map(({ id }) => id);

  expect(await shown({ people: [ids[2] ?? "", draft.id, ids[0] ?? ""] })).toEqual([
    "Aoife Brannigan",
    "Inês Duarte",
  ]);
  expect(await shown({ limit: 2 })).toEqual(["Inês Duarte", "Petri Lehtonen"]);
  expect(await shown({ people: [draft.id] }), "visitors see no empty block").toBeUndefined();
});

test("SITE-08: a block of version 1, which has names, shows the same people", async () => {
  for (const [orderIndex, name] of ["Inês Duarte", "Aoife Brannigan"].entries())
    await createTestimonial({ name, orderIndex });
  const stored = {
    id: "a445ea10-8c7d-4105-b82f-36984cf2bde1",
    type: "testimonials",
    version: 1,
    props: { names: ["Aoife Brannigan", "Nobody", "ines duarte", " "], limit: 5 },
  };
  const [block] = readBlocks([stored]).blocks;
  expect(block?.type === "testimonials" && (await shown(block.props))).toEqual([
    "Aoife Brannigan",
    "Inês Duarte",
  ]);
});
