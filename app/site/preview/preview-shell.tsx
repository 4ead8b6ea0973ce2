import type { ReactNode } from "react";
import { type UploadedPictures, UploadedPicturesProvider } from "#app/ui/picture.tsx";
import { BrandTheme } from "../brand-theme.tsx";
import { type SiteData, SiteDataProvider } from "../site-data.ts";
import * as messages from "./messages.ts";

interface PreviewShellProps {
  site: SiteData;
  uploaded: UploadedPictures;
  children: ReactNode;
}

/** A part of the site in a frame of the admin: with the brand's colours, without the site's layout. */
export function PreviewShell({ site, uploaded, children }: PreviewShellProps) {
  return (
    <SiteDataProvider value={site}>
      <UploadedPicturesProvider value={uploaded}>
        <BrandTheme />
        <main aria-label={messages.aPieceOfTheSite} data-piece="" className="site-main px-5 py-6 md:px-8">
          {children}
        </main>
      </UploadedPicturesProvider>
    </SiteDataProvider>
  );
}
