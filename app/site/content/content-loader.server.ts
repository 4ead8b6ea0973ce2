import { type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { freshness } from "#app/http/stale.ts";
import { readContent } from "#app/site/public-pages.server.ts";

/**
 * The loader of each level of content pages. A level answers only if its page is published under the page of the level
 * above. Otherwise the answer is that of the old path: a redirect, 410 or 404.
 *
 * The levels of one request share one read, of the page at its whole path. They answer with the same object, which a
 * document and a data request contain once.
 */
export async function loadContentPage({ request, params, context }: LoaderFunctionArgs) {
  const slugs = [params.slug, params.subpage, params.subsubpage].filter((slug) => slug !== undefined);
  const { page, oldPath } = await oncePerRequest(context, () => findPage(request, slugs));
  // A body can be read once, and Remix reads that of each level.
  if (!page) throw oldPath.clone();
  return page;
}

type Found = Awaited<ReturnType<typeof findPage>>;

async function findPage(request: Request, slugs: string[]) {
  const { value, ...answer } = await readContent(slugs);
  if (!value) return { oldPath: await answerOldPath(request) };
  return { page: data(value, { headers: freshness(answer) }) };
}

const pages = new WeakMap<AppLoadContext, Promise<Found>>();

/** Remix runs the loaders at the same time, each with a Request of its own, and gives them the same context. */
function oncePerRequest(context: AppLoadContext, read: () => Promise<Found>): Promise<Found> {
  const page = pages.get(context) ?? read();
  pages.set(context, page);
  return page;
}
