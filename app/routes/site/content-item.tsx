import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orNotFound } from "#app/http/guards.server.ts";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { contentAnswer, contentHeaders } from "#app/http/response-headers.ts";
import { ContentItem } from "#app/site/content-types/content-item.tsx";
import { publicTypeAt } from "#app/site/content-types/public-types.server.ts";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { pageMeta, sentPage } from "#app/site/page-meta.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

/** An item of the content type that the path names. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { type } = orNotFound(publicTypeAt(new URL(request.url).pathname));
  const { value, ...answer } = await type.readItem(orNotFound(params.slug));
  if (!value || hasUnknownLanguage(request)) throw await answerMissing(request);
  return contentAnswer(sentPage(value), answer);
}

export default function ContentItemPage() {
  return <ContentItem {...useLoaderData<typeof loader>().item} />;
}
