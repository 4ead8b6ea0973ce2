import { createReadableStreamFromReadable, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { waitForCard } from "#app/domain/share-cards/share-cards.server.ts";
import { log } from "#app/platform/log.server.ts";
import { plainCard } from "#app/site/discovery/share-card.server.ts";

/**
 * The share image of a page: `/share/{content hash}.png`. Rendering starts when a page first references it. Earlier
 * requests wait for it; if it is not ready in time, they are redirected to the default image, uncached.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const [, name] = /^([0-9a-f]{32})\.png$/.exec(params.file ?? "") ?? [];
  if (!name) return new Response("Not found", { status: 404 });
  const card = await waitForCard(name, request.signal).catch((err: unknown) => {
    // A client that disconnects aborts the wait; that is not a failure.
    if (!request.signal.aborted) log.error({ err }, "a share card could not be delivered");
    return undefined;
  });
  if (!card) return redirect(plainCard, { status: 302, headers: { "Cache-Control": "no-store" } });
  return new Response(createReadableStreamFromReadable(card.body), {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(card.size),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
