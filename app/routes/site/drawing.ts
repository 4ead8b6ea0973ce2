import type { LoaderFunctionArgs } from "@remix-run/node";
import { readDrawing } from "#app/air/drawings.server.ts";
import { readOfficeMap } from "#app/blocks/offices/map.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";

/** The generated art of a page without a picture, `/air/{slug}.{signature}.svg`, or the map of the offices. */
export async function loader({ params }: LoaderFunctionArgs) {
  const [, name] = /^(.+)\.svg$/.exec(params.file ?? "") ?? [];
  const svg = name && (readDrawing(name) ?? (await readOfficeMap(name, listOffices)));
  if (!svg) return new Response("Not found", { status: 404 });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

async function listOffices() {
  return (await getSettings()).home_offices_items;
}
