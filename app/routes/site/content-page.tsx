import type { LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData, useOutlet } from "@remix-run/react";
import { contentHeaders } from "#app/http/response-headers.ts";
import { loadContentPage } from "#app/site/content/content-loader.server.ts";
import { ContentPage } from "#app/site/content/content-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadContentPage(args);
}

/** A level's response depends on the whole path; by default Remix reloads it only when its own params change. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  return defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;
}

/**
 * A content page, on each of its three levels: `/about`, `/about/how-we-work`, `/about/how-we-work/contracts`. A level
 * above the page renders its outlet.
 */
export default function ContentPageRoute() {
  const page = useLoaderData<typeof loader>();
  return useOutlet() ?? <ContentPage page={page} />;
}
