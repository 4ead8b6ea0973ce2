import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { found } from "#app/http/params.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { careers } from "#app/site/careers/careers.server.ts";
import { JobOpeningPage } from "#app/site/careers/job-opening-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { value, ...answer } = await careers.readItem(found(params.slug));
  if (!value) throw await answerOldPath(request);
  return data(value, { headers: freshness(answer) });
}

export default function JobOpening() {
  const { item, above } = useLoaderData<typeof loader>();
  return <JobOpeningPage item={item} above={above} />;
}
