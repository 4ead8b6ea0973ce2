import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { careers } from "#app/site/careers/careers.server.ts";
import { CareersPage } from "#app/site/careers/careers-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader() {
  const { value, ...answer } = await careers.readList();
  return data(value, { headers: freshness(answer) });
}

export default function Careers() {
  const { items, above } = useLoaderData<typeof loader>();
  return <CareersPage items={items} above={above} />;
}
