import type { LoaderFunctionArgs } from "@remix-run/node";
import { readOfficeMap } from "#app/blocks/offices/map.server.ts";
import { brandPalette } from "#app/domain/settings/brand-palette.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { notFoundDrawing, readDrawing } from "#app/flow-field/drawings.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { acceptedEncoding, compress } from "#app/http/encodings.server.ts";
import { inEachLanguage } from "#app/http/language.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";

/** The generated art of a page without a picture, `/air/{slug}.{look}.{signature}.svg`, or the map of the offices. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const [, name] = /^(.+)\.svg$/.exec(params.file ?? "") ?? [];
  const found = name ? await orServiceUnavailable(readDrawingOrMap(name)) : undefined;
  if (!found) return new Response("Not found", { status: 404 });
  // A page from before the colours were changed, or the not-found page.
  if ("movedTo" in found)
    return new Response(null, {
      status: 302,
      headers: { Location: found.movedTo, "Cache-Control": "no-store" },
    });
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const body = await compress(found.svg, encoding, "once");
  return new Response(body, {
    headers: {
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      "Content-Length": String(body.length),
      Vary: "Accept-Encoding",
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

const readLook = async () =>
  (await staleIfError("drawing-look", async () => drawingLookOf(await getSettings()))).value;

async function readDrawingOrMap(name: string) {
  if (name === "404") return { movedTo: notFoundDrawing(await readLook()) };
  const drawing = await readDrawing(name, readLook);
  if (drawing) return drawing;
  const svg = await readOfficeMap(name, async () => {
    const inEach = await inEachLanguage(getSettings);
    return inEach.map((settings) => ({
      offices: settings.home_offices_items,
      ink: brandPalette(settings).ink,
    }));
  });
  return svg ? { svg } : undefined;
}
