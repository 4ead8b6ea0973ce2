import { setTimeout as delay } from "node:timers/promises";
import { type ServedApp, serve } from "#tests/served/serve.ts";
import { testFiles } from "#tests/support/files.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { Visitor } from "./visitor.ts";

export interface KillPlan {
  submissions: number;
  /** Number of concurrent visitors. */
  visitors: number;
  /** Average number of submissions between two kills. */
  between: number;
}

export interface KilledRun {
  visitors: Visitor[];
  kills: number;
  /** Attempts without the response "Success!". */
  failures: number;
  /** The process that runs at the end, and its start time (milliseconds since 1970). */
  app: ServedApp;
  since: number;
}

/**
 * Visitors submit enquiries, every third with files, and retry until they read "Success!", some of them once more;
 * meanwhile the app, web and worker in one process, is killed with SIGKILL at random times and restarted on the same
 * port.
 */
export async function killWhileSubmitting(plan: KillPlan, env: Record<string, string>): Promise<KilledRun> {
  const [port = 0] = await findFreePorts(1);
  const start = () => serve({ ...env, PORT: String(port), WORKER: "inline" });
  const visitors = Array.from(
    { length: plan.submissions },
    (_, number) => new Visitor(number % 3 === 0 ? testFiles(20_000).slice(0, 2) : []),
  );
  const waiting = [...visitors];
  let since = Date.now();
  let app = await start();

  let areVisiting = true;
  const visiting = Promise.all(
    Array.from({ length: plan.visitors }, async () => {
      for (let visitor = waiting.pop(); visitor; visitor = waiting.pop()) {
        await visitor.retryUntilAnswered(() => app.url);
        if (Math.random() < 0.1) await visitor.send(app.url);
      }
    }),
  ).finally(() => {
    areVisiting = false;
  });

  let kills = 0;
  while (areVisiting) {
    const left = waiting.length - plan.between * (0.5 + Math.random());
    while (areVisiting && waiting.length > left) await delay(5);
    if (!areVisiting) break;
    await delay(50 * Math.random());
    await app.stop();
    kills += 1;
    since = Date.now();
    app = await start();
  }
  await visiting;
  const attempts = visitors.flatMap((visitor) => visitor.attempts);
  const failures = attempts.filter(({ said }) => said === "Error").length;
  return { visitors, kills, failures, app, since };
}
