import type { RichText } from "#app/domain/rich-text/document.ts";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import { StaticHtml } from "#app/ui/static-html.tsx";
import { loadCommonViews } from "../lazy-views.tsx";

const LazyDocument = lazyComponent<{ document: RichText }, "RichTextDocument">(
  "rich-text-document",
  () => import("./document-view.tsx"),
  "RichTextDocument",
);

/** A rich text document outside blocks: on the first page the browser keeps the server's HTML of it. */
export function StaticDocument({ document }: { document: RichText }) {
  return (
    <StaticHtml of={document} onLinkIntent={loadCommonViews}>
      <LazyDocument document={document} />
    </StaticHtml>
  );
}
