import type { ReactNode } from "react";
import { isHome } from "#app/domain/pages/home.ts";
import { ContentPage } from "./content/content-page.tsx";
import { PageLayoutStyles } from "./content/page-layouts/page-layout-styles.tsx";
import type { ContentPage as ContentPageData } from "./content-page.server.ts";
import { Home } from "./home/home.tsx";

interface PageViewProps {
  page: ContentPageData;
  /** Wraps each block, by its id. */
  around?: (id: string, block: ReactNode) => ReactNode;
}

/** A page in the editor and in previews; the home page's stage is static. */
export function PageView({ page, around }: PageViewProps) {
  if (!isHome(page)) return <ContentPage page={page} around={around} />;
  return (
    <>
      <PageLayoutStyles />
      <Home headline={page.title} blocks={page.blocks} isStill around={around} />
    </>
  );
}
