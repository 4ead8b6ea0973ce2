import type { ReactNode } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { BrandTheme } from "../brand-theme.tsx";
import { type SiteData, SiteDataProvider } from "../site-data.ts";

interface PreviewShellProps {
  site: SiteData;
  children: ReactNode;
}

/** A part of the site in a frame of the admin: with the brand's colours, without the site's layout. */
export function PreviewShell({ site, children }: PreviewShellProps) {
  const { preview } = useMessages();
  return (
    <SiteDataProvider value={site}>
      {/* Settings that are not saved are known here only, not in the document's head. */}
      <BrandTheme />
      <main aria-label={preview.section} data-piece="" className="site-main px-5 py-6 md:px-8">
        {children}
      </main>
    </SiteDataProvider>
  );
}
