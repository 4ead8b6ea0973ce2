/**
 * Request metadata for loaders and actions: `app/server/start-request.server.ts` sets these headers on each request and
 * overwrites values from the client.
 */
export const trustedHeaders = {
  /** The peer address of the connection: the visitor's, or that of the nearest proxy. */
  peer: "x-peer-address",
  /** The request's id in the log. */
  requestId: "x-request-id",
  /** `yes` on data requests of client-side navigation, whose address ends with `.data`. */
  dataRequest: "x-data-request",
};
