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

/** Runs once, before all test files; the returned function runs after them. */
export default async function startForVitest(project: TestProject) {
  const services = await startThrowawayServices();
  try {
    await makeWorkerDatabases(services.env.DATABASE_URL ?? "", project.config.maxWorkers);
  } catch (error) {
    await services.stop();
    throw error;
  }
  project.provide("services", chosenStorage(services.env));
  project.provide("mailboxUrl", services.mailboxUrl);
  return () => services.stop();
}
