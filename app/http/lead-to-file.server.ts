import { redirect } from "@remix-run/node";
import { log } from "#app/platform/log.server.ts";
import { found } from "./params.ts";
import { privateHeaders } from "./private-headers.ts";

/**
 * Leads to a file by its signed link. Throws a Response: 404 when the file is gone, 502 while its storage cannot be
 * reached, so that nobody is led to an address that does not answer.
 */
export async function leadToFile(link: Promise<string | undefined>): Promise<Response> {
  const address = await link.catch((err: unknown) => {
    log.error({ err }, "a file cannot be opened while the storage is away");
    throw new Response("The storage of this file cannot be reached", {
      status: 502,
      headers: privateHeaders,
    });
  });
  return redirect(found(address), { headers: privateHeaders });
}
