import { unlessAway } from "#app/http/database-away.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { freshness } from "#app/http/stale.ts";
import { renderLlmsText } from "#app/site/discovery/llms-text.server.ts";

export async function loader() {
  const text = await unlessAway(lastGood("llms.txt", renderLlmsText));
  return new Response(text.value, {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...freshness(text) },
  });
}
