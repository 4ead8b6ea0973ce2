import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { previewHeaders } from "#app/http/private-headers.ts";
import { ContentPage } from "#app/site/content/content-page.tsx";
import { readPreviewPage } from "#app/site/content-page.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  unlistedMeta(matches, data ? `Preview: ${data.title}` : "Nothing here");

/** A page's draft for people who are signed in; what the editor's frame shows. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  const page = found(await readPreviewPage({ pageId: idParam(params.pageId) }));
  return data(page, { headers: previewHeaders });
}

export default function StaffPreview() {
  return <ContentPage page={useLoaderData<typeof loader>()} />;
}
