import { setTimeout as delay } from "node:timers/promises";

/**
 * Asks `/readyz` until it answers 200. When that takes longer than `warnAfterMs`, `report` is called once with the last
 * answer, and the waiting goes on. Rejects when `signal` ends it.
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

/** "200", or in words what came instead. */
async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const body = await response.text();
    return response.status === 200 ? "200" : `${response.status} ${body.slice(0, 500)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
