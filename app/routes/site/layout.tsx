import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { loadCommonViews } from "#app/blocks/lazy-views.tsx";
import { requireAddressIn, requireCanonicalPath } from "#app/http/old-paths.server.ts";
import { contentAnswer, contentHeaders } from "#app/http/response-headers.ts";
import { Chrome } from "#app/site/chrome/chrome.tsx";
import { cacheSiteData, loadSite, shouldRevalidateSite } from "#app/site/loading/site-freshness.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { readSiteData } from "#app/site/site-data.server.ts";
import { sentSiteData } from "#app/site/site-data.ts";
import { SiteError } from "#app/site/site-error.tsx";
import { printStyles, siteStyles } from "#app/site/site-styles.ts";
import { VisitRecorder } from "#app/site/visit-recorder.tsx";
import { errorTitle } from "#app/ui/route-error.tsx";

export const links: LinksFunction = () => [siteStyles, printStyles];

export const headers = contentHeaders;

/** The title of error pages; pages set their own titles. */
export const meta: MetaFunction = ({ error, matches }) =>
  error ? unlistedMeta(matches, ({ errors }) => errorTitle(error, errors)) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  const { value, ...answer } = await readSiteData();
  requireAddressIn(value.edition, request);
  return contentAnswer(sentSiteData(value), answer);
}

export const clientLoader = loadSite;
export const shouldRevalidate = shouldRevalidateSite;

export default function Site() {
  const site = useLoaderData<typeof loader>();
  useEffect(() => cacheSiteData(site), [site]);
  useEffect(loadCommonViews, []);
  return (
    <Chrome>
      <Outlet />
      {site.preview ? null : <VisitRecorder />}
    </Chrome>
  );
}

/** An error boundary replaces its layout, so it renders the chrome again. */
export function ErrorBoundary() {
  return <SiteError />;
}
