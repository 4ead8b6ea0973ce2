import { getSettings } from "./settings.server.ts";

/** The site's name in mails, on the command line, in authenticator apps and for passkeys. */
export async function readBrandName(): Promise<string> {
  return (await getSettings()).brand_name;
}
