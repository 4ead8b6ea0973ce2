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
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const body = await response.text();
    return response.status === 200 ? "200" : `${response.status} ${body.slice(0, 500)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
