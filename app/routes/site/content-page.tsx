import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData, useOutlet } from "@remix-run/react";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { contentAnswer, contentHeaders } from "#app/http/response-headers.ts";
import { ContentPage } from "#app/site/content/content-page.tsx";
import { readContent } from "#app/site/content-page.server.ts";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { pageMeta, sentPage } from "#app/site/page-meta.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

/**
 * The loader of each level of content pages. A level returns a page only if it is published under the page of the level
 * above; otherwise it responds as the old path requires: a redirect, 410 or 404.
 *
 * The levels of one request share one read of the page at the full path. They return the same object, which documents
 * and data requests serialise once.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slugs = [params.slug, params.subpage, params.subsubpage].filter((slug) => slug !== undefined);
  const { page, oldPath } = await oncePerRequest(context, () => findPage(request, slugs));
  // A body can be read only once, and Remix reads the body of each level.
  if (!page) throw oldPath.clone();
  return page;
}

type Found = Awaited<ReturnType<typeof findPage>>;

async function findPage(request: Request, slugs: string[]) {
  const { value, ...answer } = await readContent(slugs);
  if (!value || hasUnknownLanguage(request)) return { oldPath: await answerMissing(request) };
  return { page: contentAnswer(sentPage(value), answer) };
}

const pages = new WeakMap<AppLoadContext, Promise<Found>>();

/** Remix runs the loaders concurrently, each with its own Request, and passes the same context to all. */
function oncePerRequest(context: AppLoadContext, read: () => Promise<Found>): Promise<Found> {
  const page = pages.get(context) ?? read();
  pages.set(context, page);
  return page;
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
