import { within } from "#app/platform/deadline.ts";
import { isDraining } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pingMailer } from "#app/platform/mailer.server.ts";
import { requireMigrations } from "#app/platform/migrations.server.ts";
import { pingStorage } from "#app/platform/storage.server.ts";

/** Milliseconds that each neighbour has to answer. */
const patience = 2000;

export interface Readiness {
  status: "ready" | "unavailable" | "draining";
  database: "up" | "down";
  storage: "up" | "down";
  mail: "up" | "down";
}

let asking: Promise<Readiness> | undefined;

/**
 * Whether requests should be sent here: Postgres, with every migration of this version, and the storage decide. A mail server that is away is reported only,
 * because mails wait in the queue for it. Questions asked at the same time share one answer.
 */
export function readiness(): Promise<Readiness> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<Readiness> {
  const [database, storage, mail] = await Promise.all([
    check("database", requireMigrations),
    check("storage", pingStorage),
    check("mail", pingMailer),
  ]);
  const isUp = database === "up" && storage === "up";
  return { status: isDraining() ? "draining" : isUp ? "ready" : "unavailable", database, storage, mail };
}

async function check(neighbour: string, ping: () => Promise<void>) {
  try {
    await within(patience, ping());
    return "up";
  } catch (err) {
    log.warn({ err, neighbour }, "not ready");
    return "down";
  }
}
