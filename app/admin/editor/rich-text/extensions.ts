import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { isAllowedHref } from "#app/domain/links/href.ts";
import { Picture } from "./picture-node.ts";

/**
 * The nodes and marks of `#app/domain/rich-text/document.ts`, and no others. Undoing is the page editor's, unless the
 * text stands alone.
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
