import { getSettings } from "#app/domain/settings/settings.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { brandColours } from "#app/site/chrome/brand-colours.server.ts";

/**
 * BRAND-01: the brand's colours for the admin and its sign-in screens; public pages have them in their HTML. Without a
 * database, before the settings were ever read, the default colours stay.
 */
export async function loader() {
  const rule = await staleIfError("brand-css", async () => brandColours(await getSettings()) ?? "").catch(
    () => undefined,
  );
  return new Response(rule?.value ?? "", {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
