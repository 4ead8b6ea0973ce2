import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lastGood } from "#app/http/last-good.server.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { Home } from "#app/site/home/home.tsx";
import { readHomeData } from "#app/site/home/home-data.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const headers = contentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: home, matches }) =>
  pageMeta(matches, {
    title: home?.settings.home_hero_headline ?? "",
    description: home?.settings.home_hero_description,
    path: sitePaths.home(),
  });

export async function loader() {
  const { value, ...answer } = await lastGood("home", async () => withUploads(await readHomeData()));
  return data(value, { headers: freshness(answer) });
}

export default function HomePage() {
  return <Home home={useLoaderData<typeof loader>()} />;
}
