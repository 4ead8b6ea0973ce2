import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Quotes } from "#app/blocks/testimonials/quotes.tsx";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { contentTypeAt, contentTypes } from "#app/domain/content-types/registry.ts";
import { idParam, orNotFound, requireStaff, versionParam } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import * as messages from "#app/site/preview/messages.ts";
import { PreviewShell } from "#app/site/preview/preview-shell.tsx";
import { readSiteData } from "#app/site/site-data.server.ts";
import { siteStyles } from "#app/site/site-styles.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const links: LinksFunction = () => [siteStyles];

export const headers = () => previewHeaders;

export const meta: MetaFunction = ({ matches }) => unlistedMeta(matches, messages.previewOfTestimonial);

/** A testimonial's draft, or one of its versions (`?version=3`), on its own, for signed-in users. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const type = contentTypeAt(params.type);
  await requireStaff(request, type ? `${type.policies}.read` : "admin.enter");
  if (type?.name !== contentTypes.testimonial.name) throw new Response("Not found", { status: 404 });
  const id = idParam(params.contentId);
  const draft = orNotFound(await contentStores.testimonial.findDraft(id, versionParam(request)));
  const { value: site } = await readSiteData();
  return data({ site, ...(await withUploads({ quote: { id, ...draft } })) }, { headers: previewHeaders });
}

export default function TestimonialPreview() {
  const { site, uploaded, quote } = useLoaderData<typeof loader>();
  return (
    <PreviewShell site={site} uploaded={uploaded}>
      <Quotes quotes={[quote]} />
    </PreviewShell>
  );
}
