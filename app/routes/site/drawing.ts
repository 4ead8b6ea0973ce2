import type { LoaderFunctionArgs } from "@remix-run/node";
import { readOfficeMap } from "#app/blocks/offices/map.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { readDrawing } from "#app/flow-field/drawings.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { acceptedEncoding, compress } from "#app/http/encodings.server.ts";

/** The generated art of a page without a picture, `/air/{slug}.{signature}.svg`, or the map of the offices. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const [, name] = /^(.+)\.svg$/.exec(params.file ?? "") ?? [];
  const svg = name && (readDrawing(name) ?? (await orServiceUnavailable(readOfficeMap(name, listOffices))));
  if (!svg) return new Response("Not found", { status: 404 });
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const body = await compress(svg, encoding, "once");
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

async function listOffices() {
  return (await getSettings()).home_offices_items;
}
