import { getSettings } from "./settings.server.ts";

/** What the site is called in mails and on the command line. */
export async function readBrandName(): Promise<string> {
  return (await getSettings()).brand_name;
}
