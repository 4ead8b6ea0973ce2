import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { type DOMOutputSpec, DOMSerializer } from "@tiptap/pm/model";
import { mergeAttributes } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { messages } from "#app/admin/editor/messages.ts";
import { addressOf } from "#app/admin/own-picture.tsx";
import { isAllowedHref } from "#app/domain/links/href.ts";
import { cleanRichText } from "#app/domain/rich-text/clean.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { externalHost } from "#app/ui/external-host.ts";

/**
 * The nodes and marks of `#app/domain/rich-text/document.ts`, and no others. The page editor handles undo, unless the
 * text is standalone.
 */
export const richTextExtensions = ({ isAlone }: { isAlone: boolean }) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    ...(isAlone ? {} : { undoRedo: false }),
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      protocols: ["mailto", "tel", "page"],
      isAllowedUri: (href) => isAllowedHref(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Picture,
];

/**
 * A picture by its address or by its id in the media library. A `pendingId` marks an upload in progress: a placeholder
 * that is not saved. `alt` is null until it is written. A picture of another site is shown as a box with its host: the
 * admin loads no external images.
 */
const Picture = Image.extend({
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
    if (pendingId) return ["div", { class: "pending-picture" }, messages.addingAPicture];
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

/** The stored document; an empty one for an invalid value. */
export function toRichText(value: unknown): RichText {
  return cleanRichText(value) ?? { type: "doc", content: [] };
}
