import type { LoaderFunctionArgs } from "@remix-run/node";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { iconFiles, isIconFile } from "#app/domain/share-cards/brand-icon.ts";
import { brandIconOf, iconHash, readIcon } from "#app/domain/share-cards/brand-icons.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { inEachLanguage } from "#app/http/language.server.ts";
import { hasCurrentCopy } from "#app/http/revalidation.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";

/**
 * BRAND-01: the icons of the site, `/icons/{hash}/{file}`; with another hash, or at the root, where browsers look for
 * them, the current ones. A day instead of a year: the file of a logo can be replaced without a change of the settings.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const file = params.file ?? new URL(request.url).pathname.slice(1);
  if (!isIconFile(file)) return new Response("Not found", { status: 404 });
  const icons = await orServiceUnavailable(
    inEachLanguage(
      async () => (await staleIfError("brand-icon", async () => brandIconOf(await getSettings()))).value,
    ),
  );
  // A further language can spell the brand in another script.
  const icon = icons.find((each) => iconHash(each) === params.hash) ?? icons[0];
  const hash = iconHash(icon);
  const headers = {
    ETag: `"${hash}"`,
    "Cache-Control": params.hash === hash ? "public, max-age=86400" : "public, no-cache",
  };
  if (hasCurrentCopy(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const bytes = await readIcon(file, icon);
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "Content-Type": iconFiles[file].type, "Content-Length": String(bytes.length) },
  });
}
