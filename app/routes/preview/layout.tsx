import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { previewHeaders } from "#app/http/response-headers.ts";
import { Chrome } from "#app/site/chrome/chrome.tsx";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { inPreviewLanguage } from "#app/site/preview/preview-language.server.ts";
import { readSiteData } from "#app/site/site-data.server.ts";
import { sentSiteData } from "#app/site/site-data.ts";
import { SiteError } from "#app/site/site-error.tsx";
import { siteStyles } from "#app/site/site-styles.ts";
import { errorTitle } from "#app/ui/route-error.tsx";

export const links: LinksFunction = () => [siteStyles];

export const headers = () => previewHeaders;

export const meta: MetaFunction = ({ error, matches }) =>
  error ? unlistedMeta(matches, ({ errors }) => errorTitle(error, errors)) : [];

/** The layout of previews: the site's layout without consent banner and visit recording. */
export async function loader({ params }: LoaderFunctionArgs) {
  return sentSiteData((await inPreviewLanguage(params, readSiteData)).value);
}

export default function Preview() {
  return (
    <Chrome isPreview>
      <Outlet />
    </Chrome>
  );
}

/** An error boundary replaces its layout, so it renders the chrome again. */
export function ErrorBoundary() {
  return <SiteError />;
}
