import { createReadableStreamFromReadable, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { waitForCard } from "#app/domain/share-cards/share-cards.server.ts";
import { log } from "#app/platform/log.server.ts";
import { plainCard } from "#app/site/discovery/share-card.server.ts";

/**
 * The picture that other sites show of a page: `/share/{name of its content}.png`. It is drawn when a page first names
 * it. Whoever is faster waits for it, and in the end is led to the house's own picture, which no cache keeps for it.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const [, name] = /^([0-9a-f]{32})\.png$/.exec(params.file ?? "") ?? [];
  if (!name) return new Response("Not found", { status: 404 });
  const card = await waitForCard(name, request.signal).catch((err: unknown) => {
    // A visitor who leaves ends the wait; that is no failure.
    if (!request.signal.aborted) log.error({ err }, "a picture for sharing could not be delivered");
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
