import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orNotFound } from "#app/http/guards.server.ts";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { contentAnswer, contentHeaders } from "#app/http/response-headers.ts";
import { listPageOf } from "#app/paths/site-paths.ts";
import { ContentList } from "#app/site/content-types/content-list.tsx";
import { publicTypeAt } from "#app/site/content-types/public-types.server.ts";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { pageMeta, sentPage } from "#app/site/page-meta.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

/** A page of the list of the content type that the path names. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (hasUnknownLanguage(request)) throw await answerMissing(request);
  const { type, slug } = orNotFound(publicTypeAt(new URL(request.url).pathname));
  const { value, ...answer } = await type.readList(orNotFound(listPageOf(slug)));
  return contentAnswer(sentPage(orNotFound(value)), answer);
}

export default function ContentListPage() {
  return <ContentList {...useLoaderData<typeof loader>().list} />;
}
