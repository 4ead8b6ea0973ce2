import Image from "@tiptap/extension-image";
import { type DOMOutputSpec, DOMSerializer } from "@tiptap/pm/model";
import { mergeAttributes } from "@tiptap/react";
import { addressOf } from "#app/admin/fields/address-of.ts";
import { externalHost } from "#app/ui/external-host.ts";

/**
 * A picture by its address or, in the media library, by its id. One with a `pendingId` is on its way into the library:
 * it holds a place in the text and is not saved. `alt` is null until it is written. One on another site is shown as a
 * box with its host: the admin loads no pictures of other sites.
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
    return ["img", mergeAttributes(attributes, { src: addressOf(node.attrs), alt: attributes.alt ?? "" })];
  },
  addNodeView() {
    return ({ node }) => {
      const host = externalHost(addressOf(node.attrs));
      const box: DOMOutputSpec = ["div", { class: "external-picture", "data-host": host }];
      const shown = host ? box : node.type.spec.toDOM?.(node);
      return DOMSerializer.renderSpec(document, shown ?? box);
    };
  },
});
