import { siteUrl } from "#app/http/site-url.server.ts";

/** The whole address of a path of this site, for readers elsewhere; any other address comes back as it is. */
export function absolute(address: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}
