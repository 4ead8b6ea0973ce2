import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { blocks } from "./registry.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import { BlockView } from "./views.tsx";

const picture = { src: "/art/share.png", alt: "A ledger", isDecorative: true, focusX: 0.2, focusY: 0.7 };

test.each([
  ["hero", { image: picture }],
  ["image", { image: picture, width: "full" }],
  ["case-opening", { cover: picture, data: { slug: "attis" } }],
] as const)(
  "BLOCK-02, MEDIA-01: %s crops a picture around its focal point and hides a decorative one from screen readers",
  (type, props) => {
    const { version, example } = blocks[type];
    const block = { id: randomUUID(), type, version, props: { ...example, ...props } } as ResolvedBlock;
    const html = renderToText(<BlockView block={block} place={{ isOpening: true }} />);
    expect(html).toContain("object-position:20% 70%");
    expect(html).not.toContain("A ledger");
  },
);
