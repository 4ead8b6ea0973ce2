import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeDataDirectory } from "#tools/services/data-directory.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { type LocalServices, startServices } from "#tools/services/services.ts";

/** Real PostgreSQL, S3 and SMTP on free ports with a temporary folder, never the developer's. */
export async function startThrowawayServices(): Promise<LocalServices> {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  const [postgres = 0, s3 = 0, smtp = 0, mail = 0] = await findFreePorts(4);
  const services = await startServices(
    describeDataDirectory(folder),
    { postgres, s3, smtp, mail },
    { throwaway: true },
  );
  return {
    ...services,
    async stop() {
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `TEST_S3_ENDPOINT` and its keys select another object storage than the one in this process. */
export function chosenStorage(env: Record<string, string>, source: NodeJS.ProcessEnv = process.env) {
  if (!source.TEST_S3_ENDPOINT) return env;
  return {
    ...env,
    S3_ENDPOINT: source.TEST_S3_ENDPOINT,
    S3_ACCESS_KEY_ID: source.TEST_S3_ACCESS_KEY_ID ?? "",
    S3_SECRET_ACCESS_KEY: source.TEST_S3_SECRET_ACCESS_KEY ?? "",
  };
}
