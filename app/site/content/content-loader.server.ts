import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { contentAnswer } from "#app/http/response-headers.ts";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { sentPage } from "#app/site/page-meta.ts";
import { readContent } from "#app/site/public-pages.server.ts";

/**
 * The loader of each level of content pages. A level returns a page only if it is published under the page of the level
 * above; otherwise it responds as the old path requires: a redirect, 410 or 404.
 *
 * The levels of one request share one read of the page at the full path. They return the same object, which documents
 * and data requests serialise once.
 */
export async function loadContentPage({ request, params, context }: LoaderFunctionArgs) {
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
