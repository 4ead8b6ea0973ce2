import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { Quotes } from "#app/blocks/testimonials/quotes.tsx";
import { withPictures } from "#app/blocks/testimonials/with-pictures.ts";
import { BlockView } from "#app/blocks/views.tsx";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeAt, contentTypes } from "#app/domain/content-types/registry.ts";
import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { blocksOf } from "#app/domain/documents/content.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { idParam, orNotFound, requireStaff, versionParam } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { aroundFrameBlock } from "#app/site/draft-frame/frame-block.tsx";
import { resolveDraftBlocks } from "#app/site/draft-frame/render-draft.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { inPreviewLanguage } from "#app/site/preview/preview-language.server.ts";
import { PreviewShell } from "#app/site/preview/preview-shell.tsx";
import { readSiteData } from "#app/site/site-data.server.ts";
import { siteStyles } from "#app/site/site-styles.ts";

export const links: LinksFunction = () => [siteStyles];

export const headers = () => previewHeaders;

export const meta: MetaFunction = ({ matches }) => unlistedMeta(matches, ({ preview }) => preview.block);

/** The draft of content without a public page, or one of its versions (`?version=3`), for signed-in users. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const type = contentTypeAt(params.type);
  await requireStaff(request, type ? `${type.policies}.read` : "admin.enter");
  const id = idParam(params.contentId);
  const version = versionParam(request);
  const read = async () => {
    const shown = await readShown(orNotFound(type), id, version);
    return { site: (await readSiteData()).value, ...shown };
  };
  const shown = await inPreviewLanguage(params, read);
  return data({ edition: shown.site.edition, ...shown }, { headers: previewHeaders });
}

async function readShown({ name, blocks }: AnyContentType, id: string, version: number | undefined) {
  if (name === contentTypes.testimonial.name) {
    const draft = orNotFound(await contentStores.testimonial.findDraft(id, version));
    return { quotes: await resolvePictures([withPictures(draft)]), blocks: [] };
  }
  if (!blocks) throw new Response("Not found", { status: 404 });
  const draft = orNotFound(await contentStores[sharedBlockType].findDraft(id, version));
  return { quotes: [], blocks: await resolveDraftBlocks(blocksOf(draft)) };
}

export default function FramedPreview() {
  const { site, quotes, blocks } = useLoaderData<typeof loader>();
  return (
    <PreviewShell site={site}>
      {quotes.length > 0 ? <Quotes quotes={quotes} /> : null}
      {blocks.map((block) => (
        <Fragment key={block.id}>
          {aroundFrameBlock(block.id, <BlockView block={block} place={{ isOpening: false }} />)}
        </Fragment>
      ))}
    </PreviewShell>
  );
}
