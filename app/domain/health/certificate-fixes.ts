import { messages } from "./messages.ts";

/** Fixes for certificates of the mail server and the storage, by error code of Node. */
export const certificateFixes: Record<string, string> = {
  SELF_SIGNED_CERT_IN_CHAIN: messages.certificateNotTrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: messages.certificateNotTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: messages.certificateNotTrusted,
  UNABLE_TO_GET_ISSUER_CERT: messages.certificateNotTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: messages.certificateNotTrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: messages.certificateNameWrong,
  CERT_HAS_EXPIRED: messages.certificateExpired,
};
