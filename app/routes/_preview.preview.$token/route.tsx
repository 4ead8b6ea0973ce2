import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { found } from "#app/http/params.ts";
import { previewHeaders } from "#app/http/private-headers.ts";
import { ContentPage } from "#app/site/content/content-page.tsx";
import { readPreviewPage } from "#app/site/content-page.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  unlistedMeta(matches, data ? `Preview: ${data.title}` : "Nothing here");

/** The draft behind a preview link; 404 once the link has expired or was revoked. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = found(await readPreviewPage({ token: found(params.token) }));
  return data(page, { headers: previewHeaders });
}

export default function SharedPreview() {
  return <ContentPage page={useLoaderData<typeof loader>()} />;
}
