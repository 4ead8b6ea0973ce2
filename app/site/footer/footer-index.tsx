import { useLocation } from "@remix-run/react";
import { loadCommonViews } from "#app/blocks/lazy-views.tsx";
import type { Footer } from "#app/domain/pages/menus.ts";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import { StaticHtml } from "#app/ui/static-html.tsx";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** See `footer-index-element.ts`. */
      "footer-index": React.HTMLAttributes<HTMLElement> & { "data-path": string };
    }
  }
}

const FooterPages = lazyComponent("footer-pages", () => import("./footer-pages.tsx"), "FooterPages");

/** FOOT-03: every page of the site, in columns; below 768 px with a drill-down. */
export function FooterIndex({ footer }: { footer: Footer }) {
  const { pathname } = useLocation();
  return (
    <footer-index data-path={pathname} suppressHydrationWarning>
      <StaticHtml of={footer} onLinkIntent={loadCommonViews}>
        <FooterPages {...footer} />
      </StaticHtml>
    </footer-index>
  );
}
