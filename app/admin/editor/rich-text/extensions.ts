import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { isAllowedHref } from "#app/domain/links/href.ts";

/** A picture by its address or, in the media library, by its id. */
const Picture = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      mediaId: { default: null, rendered: false },
      alt: { default: "" },
    };
  },
});

/** The nodes and marks of `#app/domain/rich-text/document.ts`, and no others. Undoing is the page editor's. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    undoRedo: false,
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
