import type { ReactNode } from "react";
import { BrandTheme } from "../brand-theme.tsx";
import { type SiteData, SiteDataProvider } from "../site-data.ts";
import * as messages from "./messages.ts";

interface PreviewShellProps {
  site: SiteData;
  children: ReactNode;
}

/** A part of the site in a frame of the admin: with the brand's colours, without the site's layout. */
export function PreviewShell({ site, children }: PreviewShellProps) {
  return (
    <SiteDataProvider value={site}>
      <BrandTheme />
      <main aria-label={messages.aPieceOfTheSite} data-piece="" className="site-main px-5 py-6 md:px-8">
        {children}
      </main>
    </SiteDataProvider>
  );
}
