import { pageByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { wallDrawing } from "#app/flow-field/drawings.server.ts";
import type { NameSize } from "#app/flow-field/wall-drawing.ts";
import type { PageContext, ReadSettings } from "../resolve-blocks.server.ts";
import type { LinkWallProps } from "./schema.ts";

/** The paths of each link's page and case, without unpublished ones, and the address of the drawing. */
export default async function loadLinkWall(
  { links }: LinkWallProps,
  readSettings: ReadSettings,
  { slug }: PageContext,
) {
  const [index, settings] = await Promise.all([listPublishedPages(), readSettings()]);
  return {
    targets: links.map(({ page, case: reference }) => {
      const study = pageByReference(index, reference);
      return {
        path: pageByReference(index, page)?.path,
        ...(study && { study: { title: study.title, path: study.path } }),
      };
    }),
    drawing: wallDrawing(
      slug,
      links.map(({ title }) => nameSizeOf(title)),
      drawingLookOf(settings),
    ),
  };
}

/** Letters of a line; `link-wall.css` has the width of as many. */
const MAX_LETTERS = 13;

/** How a browser breaks a name into lines, by letters. */
function nameSizeOf(title: string): NameSize {
  const lines: number[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last + 1 + word.length <= MAX_LETTERS)
      lines[lines.length - 1] = last + 1 + word.length;
    else lines.push(word.length);
  }
  return { letters: Math.max(...lines), lines: lines.length };
}
