import { pageByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { strandDrawing } from "#app/flow-field/drawings.server.ts";
import type { PageContext, ReadSettings } from "../resolve-blocks.server.ts";
import type { StationLineProps } from "./schema.ts";

/** The path of each station's page, null without a published one, and the address of the drawing. */
export default async function loadStationLine(
  { stations }: StationLineProps,
  readSettings: ReadSettings,
  { slug }: PageContext,
) {
  const [index, settings] = await Promise.all([listPublishedPages(), readSettings()]);
  return {
    paths: stations.map(({ page }) => pageByReference(index, page)?.path ?? null),
    drawing: strandDrawing(slug, stations.length, drawingLookOf(settings)),
  };
}
