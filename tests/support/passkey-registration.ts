import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { expectedAnswer, rpID } from "#app/domain/accounts/passkeys.server.ts";

/**
 * A browser's response after creating a passkey: a P-256 key without attestation, with user verification (WebAuthn
 * Level 3, section 6.5.4).
 */
export function passkeyRegistration(challenge: string) {
  const id = randomBytes(16);
  const clientData = { type: "webauthn.create", challenge, origin: expectedAnswer.expectedOrigin };
  return {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString("base64url"),
      attestationObject: attestation(authenticatorData(id)).toString("base64url"),
      transports: ["internal"],
    },
  };
}

/** Flags: user present, user verified, attested credential data included. */
const FLAGS = 0b0100_0101;

function authenticatorData(id: Buffer): Buffer {
  const rpHash = createHash("sha256").update(rpID).digest();
  const counter = Buffer.alloc(4);
  const model = Buffer.alloc(16);
  return Buffer.concat([
    rpHash,
    Buffer.of(FLAGS),
    counter,
    model,
    Buffer.of(0, id.byteLength),
    id,
    coseKey(),
  ]);
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKey(): Buffer {
  const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({
    format: "jwk",
  });
  const bytes = (text: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, "base64url")]);
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    bytes(x),
    Buffer.of(0x22),
    bytes(y),
  ]);
}

/** CBOR: { fmt: "none", attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.of(0xa3),
    ...[text("fmt"), text("none"), text("attStmt"), Buffer.of(0xa0), text("authData")],
    Buffer.of(0x58, authData.byteLength),
    authData,
  ]);
}
