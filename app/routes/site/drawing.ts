import type { LoaderFunctionArgs } from "@remix-run/node";
import { readDrawing } from "#app/air/drawings.server.ts";

/** The generated art of a page without a picture: `/air/{slug}.{signature}.svg`. */
export function loader({ params }: LoaderFunctionArgs) {
  const [, name] = /^(.+)\.svg$/.exec(params.file ?? "") ?? [];
  const svg = name && readDrawing(name);
  if (!svg) return new Response("Not found", { status: 404 });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
