import { join } from "node:path";
import { parseArgs } from "node:util";
import { publishAssets } from "./init/assets.ts";
import { writeSecrets } from "./init/secrets.ts";

/** `site init`: what has to be there before the services of docker-compose.yml start. */
export async function runInit(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { secrets: { type: "string" }, assets: { type: "string" } },
  });
  if (values.secrets) await writeSecrets(values.secrets, process.env);
  if (values.assets) await publishAssets(join("build", "client", "assets"), values.assets);
  return 0;
}
