import { getSettings } from "./settings.server.ts";

/** What the site is called in mails, on the command line, in authenticator apps and by passkeys. */
export async function readBrandName(): Promise<string> {
  return (await getSettings()).brand_name;
}
