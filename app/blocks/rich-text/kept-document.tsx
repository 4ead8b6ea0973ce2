import type { RichText } from "#app/domain/rich-text/document.ts";
import { KeptHtml } from "#app/ui/kept-html.tsx";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import { loadCommonViews } from "../lazy-views.tsx";

const LazyDocument = lazyComponent<{ document: RichText }, "RichTextDocument">(
  "rich-text-document",
  () => import("./document-view.tsx"),
  "RichTextDocument",
  true,
);

/** A rich text document outside blocks: on the first page the browser keeps the server's HTML of it. */
export function KeptDocument({ document }: { document: RichText }) {
  return (
    <KeptHtml of={document} onLinkIntent={loadCommonViews}>
      <LazyDocument document={document} />
    </KeptHtml>
  );
}
