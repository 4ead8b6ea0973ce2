import { remember } from "@epic-web/remember";
import type { TestProject } from "vitest/node";
import { chosenStorage, startThrowawayServices } from "./services.ts";
import { makeWorkerDatabases } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** DATABASE_URL, S3_… and SMTP_URL of the services, shared by all workers. */
    services: Record<string, string>;
    mailboxUrl: string;
  }
}

/**
 * Runs before all test files of a project; the returned function runs after those of all projects. Projects load this
 * file separately and share the services.
 */
export default async function startForVitest(project: TestProject) {
  const { env, mailboxUrl, stop } = await remember("services", () => start(project.config.maxWorkers));
  project.provide("services", chosenStorage(env));
  project.provide("mailboxUrl", mailboxUrl);
  return stop;
}

async function start(workers: number) {
  const services = await startThrowawayServices();
  try {
    await makeWorkerDatabases(services.env.DATABASE_URL ?? "", workers);
  } catch (error) {
    await services.stop();
    throw error;
  }
  let stopped: Promise<void> | undefined;
  return {
    ...services,
    stop: () => {
      stopped ??= services.stop();
      return stopped;
    },
  };
}
