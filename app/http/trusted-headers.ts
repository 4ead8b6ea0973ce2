/**
 * What the server tells loaders and actions about a request: `app/server/start-request.server.ts` sets these headers on
 * each incoming request and overwrites what a client sends under the same names.
 */
export const trustedHeaders = {
  /** The address at the other end of the connection: the visitor's, or that of the nearest proxy. */
  peer: "x-peer-address",
  /** The id by which the request is found in the log. */
  requestId: "x-request-id",
  /** `yes` on a data request of a single-page navigation, whose address ends in `.data`. */
  dataRequest: "x-data-request",
};
