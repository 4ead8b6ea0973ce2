import { join } from "node:path";
import { parseArgs } from "node:util";
import { passwordWeakness, WeakOwnerPasswordError } from "#app/domain/accounts/password-strength.server.ts";
import { publishAssets } from "../init/assets.ts";
import { writeSecrets } from "../init/secrets.ts";

/** `site init`: preparations before the services of docker-compose.yml start. */
export async function runInit(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { secrets: { type: "string" }, assets: { type: "string" } },
  });
  const problem = await ownerPasswordProblem(process.env);
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (values.secrets) await writeSecrets(values.secrets, process.env);
  if (values.assets) await publishAssets(join("build", "client", "assets"), values.assets);
  return 0;
}

/** Checked before anything is written: the first owner is created when all services run. */
async function ownerPasswordProblem({ ADMIN_EMAIL = "", ADMIN_PASSWORD }: NodeJS.ProcessEnv) {
  if (!ADMIN_PASSWORD) return undefined;
  const weakness = await passwordWeakness(ADMIN_PASSWORD, [ADMIN_EMAIL]);
  return weakness && new WeakOwnerPasswordError(weakness).message;
}
