import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { homeHead } from "#app/site/discovery/page-heads.server.ts";
import { Home } from "#app/site/home/home.tsx";
import { homeDataOf } from "#app/site/home/home-data.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader() {
  const { value, ...answer } = await lastGood("home", async () => {
    const settings = await getSettings();
    return { ...(await withUploads(await homeDataOf(settings))), head: homeHead(settings) };
  });
  return data(value, { headers: freshness(answer) });
}

export default function HomePage() {
  return <Home home={useLoaderData<typeof loader>()} />;
}
