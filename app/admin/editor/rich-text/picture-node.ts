import Image from "@tiptap/extension-image";
import { mergeAttributes } from "@tiptap/react";
import { addressOf } from "#app/admin/editor/inspector/address-of.ts";

/** A picture by its address or, in the media library, by its id. */
export const Picture = Image.extend({
  addAttributes() {
    return { src: { default: null }, mediaId: { default: null }, alt: { default: "" } };
  },
  renderHTML({ node, HTMLAttributes: { mediaId: _, ...attributes } }) {
    return ["img", mergeAttributes(attributes, { src: addressOf(node.attrs) })];
  },
});
