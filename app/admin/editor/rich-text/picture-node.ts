import Image from "@tiptap/extension-image";
import { mergeAttributes } from "@tiptap/react";
import { addressOf } from "#app/admin/editor/inspector/address-of.ts";

/**
 * A picture by its address or, in the media library, by its id. One with a `pendingId` is on its way into the library:
 * it holds a place in the text and is not saved. `alt` is null until it is written.
 */
export const Picture = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      mediaId: { default: null },
      alt: { default: null },
      pendingId: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute("data-pending"),
      },
    };
  },
  parseHTML() {
    return [{ tag: "img[data-pending]" }, { tag: "img[src]:not([src^='data:'])" }];
  },
  renderHTML({ node, HTMLAttributes: { mediaId: _, pendingId, ...attributes } }) {
    if (pendingId) return ["div", { class: "pending-picture" }, "Adding a picture…"];
    const src = addressOf(node.attrs);
    const image = ["img", mergeAttributes(attributes, { src, alt: attributes.alt ?? "" })] as const;
    const host = externalHost(src);
    return host ? ["div", { class: "external-picture", "data-host": host }, image] : image;
  },
});

/** The host of a picture that is not in the library; undefined for one of this site. */
export function externalHost(src: string | undefined): string | undefined {
  return src && URL.canParse(src) ? new URL(src).host : undefined;
}
