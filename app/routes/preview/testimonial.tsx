import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Quotes } from "#app/blocks/testimonials/quotes.tsx";
import { testimonialEntries } from "#app/domain/testimonials/edit-testimonials.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam, positionParam } from "#app/http/params.ts";
import { previewHeaders } from "#app/http/private-headers.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { Piece } from "#app/site/piece.tsx";
import { readSiteData } from "#app/site/site-data.server.ts";
import { siteStyles } from "#app/site/site-styles.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const links: LinksFunction = () => [siteStyles];

export const headers = () => previewHeaders;

export const meta: MetaFunction = ({ matches }) => unlistedMeta(matches, "Preview of a testimonial");

/** A testimonial's draft, or one of its versions (`?version=3`), alone, for people who are signed in. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "news.read");
  const id = idParam(params.testimonialId);
  const asked = new URL(request.url).searchParams.get("version");
  const version = asked === null ? undefined : positionParam(asked);
  const draft = found(await testimonialEntries.findDraft(id, version));
  const { value: site } = await readSiteData();
  return data({ site, ...(await withUploads({ quote: { id, ...draft } })) }, { headers: previewHeaders });
}

export default function TestimonialPreview() {
  const { site, uploaded, quote } = useLoaderData<typeof loader>();
  return (
    <Piece site={site} uploaded={uploaded}>
      <Quotes quotes={[quote]} />
    </Piece>
  );
}
