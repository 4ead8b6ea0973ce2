import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { publishedBlocks } from "./published-blocks.server.ts";

test("FAST-01: visitors get no random ids, which hardly compress", async () => {
  const { id } = await createTestimonial({ name: "Aoife Brannigan" });
  const block = { id: randomUUID(), type: "testimonials", version: 2, props: { people: [id], limit: 3 } };
  const sent = JSON.stringify(await publishedBlocks({ slug: "clients", content: [block] }));
  expect(sent).toContain("Aoife Brannigan");
  expect(sent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});
