import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { blocks } from "#app/blocks/registry.ts";
import { BlockView } from "#app/blocks/views.tsx";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { resolveDraftBlocks } from "./render-draft.server.ts";

async function rendered(type: string, version: number, props: Record<string, unknown>): Promise<string> {
  const [block] = await resolveDraftBlocks([{ id: randomUUID(), type, version, props }]);
  return block ? renderToText(<BlockView block={block} place={{ number: "01", isOpening: false }} />) : "";
}

test.each(Object.values(blocks))("BLOCK-04: $label renders without any values", async ({ type, version }) => {
  expect(await rendered(type, version, {})).not.toBe("");
});

test.each(Object.values(blocks))(
  "BLOCK-04: $label renders with any values missing or too long",
  async ({ type, version, example }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.constantFrom("keep", "keep", "drop", "empty", "long")),
        async (fates) => {
          const props = damaged(example, () => fates.next().value) as Record<string, unknown>;
          expect(await rendered(type, version, props)).not.toBe("");
        },
      ),
      { numRuns: 25 },
    );
  },
);

test("BLOCK-04: a missing text is shown as the name of its field, and an unknown block type is skipped", async () => {
  expect(await rendered("process-steps", 1, { steps: [{ text: "Search with sources." }] })).toContain(
    "Title",
  );
  expect(await rendered("from-the-future", 1, {})).toBe("");
});

test("PAGE-03: a picture has the same alternative text in the draft frame as on the site, and none until it is entered", async () => {
  const shown = (image: Record<string, unknown>) =>
    rendered("image", 1, { image: { src: "/art/share.png", ...image } });
  expect(await shown({ alt: "Boats at dawn" })).toContain('alt="Boats at dawn"');
  expect(await shown({ alt: "Boats at dawn", isDecorative: true })).toContain('alt=""');
  expect(await shown({})).toContain('alt=""');
});

test("LANG-01, PAGE-03: an amount stays with its currency in the draft frame as on the site", async () => {
  const steps = [{ title: "Ab 90.000 €", text: "Oder 24 000 EUR." }];
  const html = await rendered("process-steps", 1, { steps });
  expect(html).toContain("Ab 90.000\u00a0€");
  expect(html).toContain("000\u00a0EUR");
});

/** Returns a copy with values removed, emptied or made too long; rich text is unchanged. */
function damaged(value: unknown, fate: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => damaged(item, fate));
  if (typeof value === "string") return fate() === "long" ? value.repeat(20) : value;
  if (typeof value !== "object" || value === null || Object(value).type === "doc") return value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const what = fate();
    if (what === "drop") return [];
    if (what === "empty" && typeof part === "string") return [[name, ""] as const];
    return [[name, damaged(part, fate)] as const];
  });
  return Object.fromEntries(parts);
}
