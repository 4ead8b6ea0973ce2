import { root } from "../root.ts";
import { chosenDataDirectory, makeDataDirectory } from "../services/data-directory.ts";
import { readPort, requireFreePorts } from "../services/ports.ts";
import { stopLeftoverPostgres } from "../services/postgres.ts";
import type { Service } from "../services/service.ts";
import { startServices } from "../services/services.ts";
import type { App } from "./app-process.ts";
import { claim } from "./running.ts";

/** The app's services. */
export interface Surroundings {
  /** Environment variables with their addresses, in addition to those already set. */
  env: Record<string, string>;
  /** The port of the app, and a local address that reaches it. */
  origin: string;
  mailboxUrl?: string;
  /** The app's log file; undefined for the terminal. */
  logFile?: string;
  /** Stores the app's process id. */
  hasApp(app: App): void;
}

/** With DATABASE_URL set all services are external; none are started. */
export async function takeGivenServices(): Promise<Surroundings> {
  const port = readPort("PORT", process.env);
  await requireFreePorts({ PORT: port });
  const host = process.env.HOST;
  const isSpecific = host && !["0.0.0.0", "::"].includes(host);
  return {
    env: { PORT: String(port) },
    origin: `http://${isSpecific ? host : "127.0.0.1"}:${port}`,
    hasApp: () => {},
  };
}

/**
 * Starts the services on loopback with LOCAL_DATA_DIR, after stopping leftovers of an earlier start, and adds them to
 * `running`. Throws instructions when a port is taken or the directory is in use.
 */
export async function startLocalServices(running: Service[], signal: AbortSignal): Promise<Surroundings> {
  const ports = {
    PORT: readPort("PORT", process.env),
    LOCAL_POSTGRES_PORT: readPort("LOCAL_POSTGRES_PORT", process.env),
    LOCAL_S3_PORT: readPort("LOCAL_S3_PORT", process.env),
    LOCAL_SMTP_PORT: readPort("LOCAL_SMTP_PORT", process.env),
    LOCAL_MAIL_PORT: readPort("LOCAL_MAIL_PORT", process.env),
  };
  const directory = chosenDataDirectory(root, process.env);
  makeDataDirectory(directory);
  const claimed = await claim(directory);
  running.push({ failure: new Promise(() => {}), stop: async () => claimed.release() });
  signal.addEventListener("abort", () => claimed.update({ isLeaving: true }), { once: true });
  await stopLeftoverPostgres(directory);
  await requireFreePorts(ports);

  // Loopback only unless configured otherwise; `localhost` reaches it.
  const host = process.env.HOST || "127.0.0.1";
  const siteUrl = process.env.SITE_URL || `http://localhost:${ports.PORT}`;
  const services = await startServices(
    directory,
    {
      postgres: ports.LOCAL_POSTGRES_PORT,
      s3: ports.LOCAL_S3_PORT,
      smtp: ports.LOCAL_SMTP_PORT,
      mail: ports.LOCAL_MAIL_PORT,
    },
    { more: { SITE_URL: siteUrl } },
  );
  running.push(services);
  claimed.leaveWith(services);
  return {
    env: {
      ...services.env,
      SITE_URL: siteUrl,
      HOST: host,
      PORT: String(ports.PORT),
      // All local visitors share one address, and load tests are allowed.
      LEAD_RATE_LIMIT_PER_ADDRESS: process.env.LEAD_RATE_LIMIT_PER_ADDRESS || "10000",
      LEAD_RATE_LIMIT_PER_SITE: process.env.LEAD_RATE_LIMIT_PER_SITE || "10000",
    },
    origin: `http://127.0.0.1:${ports.PORT}`,
    mailboxUrl: services.mailboxUrl,
    logFile: directory.appLog,
    hasApp(app) {
      claimed.update({ app: app.identity });
      claimed.leaveWith(app);
    },
  };
}
