import type { ReactNode } from "react";
import { sitePaths } from "#app/http/site-paths.ts";
import { ContentPage } from "./content/content-page.tsx";
import type { ContentPage as ContentPageData } from "./content-page.server.ts";
import { Home } from "./home/home.tsx";

interface PageViewProps {
  page: ContentPageData;
  /** Draws something around each block, by its id. */
  around?: (id: string, block: ReactNode) => ReactNode;
}

/** A page as the editor and previews show it: of the home page with its stage still. */
export function PageView({ page, around }: PageViewProps) {
  if (page.path !== sitePaths.home()) return <ContentPage page={page} around={around} />;
  return <Home headline={page.title} blocks={page.blocks} isStill around={around} />;
}
