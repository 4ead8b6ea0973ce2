import { requireMigrations } from "#app/platform/database.server.ts";
import { onDisconnect } from "#app/platform/database-pool.server.ts";
import { within } from "#app/platform/deadline.ts";
import { isDraining } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pingStorage } from "#app/platform/storage.server.ts";

const dependencyTimeoutMs = 2000;

/** How long a result is reused. A failure is probed again sooner, so that a start or a recovery is noticed within a second. */
export const READY_MAX_AGE_MS = 10_000;
const unavailableMaxAgeMs = 1000;

interface Readiness {
  status: "ready" | "unavailable" | "draining";
  database: "up" | "down";
  storage: "up" | "down";
}

type Probe = Pick<Readiness, "database" | "storage">;

let probing: Promise<Probe> | undefined;
let last: { probe: Probe; expiresAt: number } | undefined;

/** So that the next request notices that Postgres is down. */
onDisconnect(() => {
  last = undefined;
});

/**
 * Whether requests should be sent to this instance: Postgres, with every migration of this version, and the storage
 * answer. At most one probe is in flight, and its result is reused for 10 s, so that frequent requests cost nothing.
 * The mail server is not part of it, because mails wait in the queue: the doctor and the queue metrics report it.
 */
export async function readiness(): Promise<Readiness> {
  const probed = await currentProbe();
  return { status: isDraining() ? "draining" : isHealthy(probed) ? "ready" : "unavailable", ...probed };
}

async function currentProbe(): Promise<Probe> {
  if (last && performance.now() < last.expiresAt) return last.probe;
  probing ??= probe().finally(() => {
    probing = undefined;
  });
  return probing;
}

async function probe(): Promise<Probe> {
  const [database, storage] = await Promise.all([
    check("database", requireMigrations),
    check("storage", pingStorage),
  ]);
  const result = { database, storage };
  const maxAgeMs = isHealthy(result) ? READY_MAX_AGE_MS : unavailableMaxAgeMs;
  last = { probe: result, expiresAt: performance.now() + maxAgeMs };
  return result;
}

const isHealthy = ({ database, storage }: Probe) => database === "up" && storage === "up";

async function check(dependency: string, ping: () => Promise<void>) {
  try {
    await within(dependencyTimeoutMs, ping());
    return "up";
  } catch (err) {
    log.warn({ err, dependency }, "not ready");
    return "down";
  }
}
