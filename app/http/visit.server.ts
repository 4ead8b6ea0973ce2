import type { Visit } from "#app/domain/accounts/device.ts";
import { clientAddress } from "./client-address.server.ts";
import { deviceCookie } from "./session-cookie.server.ts";

/** Where and by what browser the request was made, for the list of sessions and the limits. */
export function visitOf(request: Request): Visit {
  return {
    userAgent: request.headers.get("User-Agent"),
    address: clientAddress(request),
    device: deviceCookie.in(request),
  };
}
