import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { contentAnswer, contentHeaders } from "#app/http/response-headers.ts";
import { homeStyles } from "#app/site/content/page-layouts/page-layout-styles.tsx";
import { Home } from "#app/site/home/home.tsx";
import { readHome } from "#app/site/home/home-page.server.ts";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { pageMeta, sentPage } from "#app/site/page-meta.ts";

export const links: LinksFunction = () => [homeStyles];

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const { value, ...answer } = await readHome();
  if (!value || hasUnknownLanguage(request)) throw await answerMissing(request);
  return contentAnswer(sentPage(value), answer);
}

export default function HomePage() {
  return <Home {...useLoaderData<typeof loader>()} />;
}
