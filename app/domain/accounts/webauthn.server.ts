/** Loaded when somebody uses a passkey: every start of the site would wait a sixth of a second for it. */
export const webauthn = () => import("@simplewebauthn/server");
