import { specimenStyles } from "#app/site/fonts/brand-fonts.server.ts";

/** The fonts of every pair, for the preview of the brand settings. Their files have hashed names. */
export function loader() {
  return new Response(specimenStyles(), {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
