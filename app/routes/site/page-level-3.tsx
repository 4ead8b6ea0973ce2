import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentHeaders } from "#app/http/stale.ts";
import { loadContentPage } from "#app/site/content/content-loader.server.ts";
import { ContentPage } from "#app/site/content/content-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export function loader({ request, params }: LoaderFunctionArgs) {
  return loadContentPage(request, params.slug, params.subpage, params.subsubpage);
}

/** The third and last level: `/about/how-we-work/contracts`. */
export default function Subsubpage() {
  return <ContentPage page={useLoaderData<typeof loader>()} />;
}
