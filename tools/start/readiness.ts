import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Polls `/readyz` until it returns 200. After `warnAfterMs`, `report` is called once with the last response, and
 * polling continues. Rejects when `signal` is aborted.
 */
export async function untilReady(
  origin: string,
  {
    signal,
    warnAfterMs,
    report,
  }: { signal: AbortSignal; warnAfterMs: number; report: (answer: string) => void },
) {
  const impatientFrom = Date.now() + warnAfterMs;
  let told = false;
  for (;;) {
    signal.throwIfAborted();
    const answer = await ask(`${origin}/readyz`);
    if (answer === "200") return;
    if (!told && Date.now() > impatientFrom) {
      told = true;
      report(answer);
    }
    await delay(100, undefined, { signal });
  }
}

/** "200", or a description of another response. */
async function ask(url: string): Promise<string> {
  try {
    // An agent of its own: with NODE_USE_ENV_PROXY, fetch and Node's default agent ask a proxy for this machine.
    const request = get(url, { agent: new Agent(), signal: AbortSignal.timeout(5000) });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const body = await text(response);
    return response.statusCode === 200 ? "200" : `${response.statusCode} ${body.slice(0, 500)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
