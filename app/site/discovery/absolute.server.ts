import { siteUrl } from "#app/http/request.server.ts";

/** Returns the absolute URL of a path of this site; any other address is returned unchanged. */
export function absolute(address: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}
