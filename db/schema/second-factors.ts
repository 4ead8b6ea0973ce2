import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";

const ofAccount = () => uuid().references(() => accounts.id, { onDelete: "cascade" });

/** An account's authenticator app (TOTP, RFC 6238). It is active once a first code was confirmed. */
export const authenticators = pgTable("authenticators", {
  accountId: ofAccount().primaryKey(),
  /** Encrypted with SECRET_KEY, see `app/platform/secrets.server.ts`. */
  secret: text().notNull(),
  /** The session that began the setup: no other one may see the secret or confirm it. */
  sessionId: uuid(),
  confirmedAt: moment(),
  /** The time step (30 s since 1970) of the last accepted code: no code is accepted twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Recovery codes, each of which replaces the second factor once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    accountId: ofAccount().notNull(),
    /** SHA-256 of the code without its hyphens. */
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index("recovery_codes_account_id").on(table.accountId)],
);

/** Public keys of passkeys (WebAuthn Level 3). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    accountId: ofAccount().notNull(),
    /** Base64url, as the browser's credential id. */
    credentialId: text().notNull().unique(),
    /** The COSE key in base64url. */
    publicKey: text().notNull(),
    /** The authenticator's signature counter, if it has one. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    /** Whether the passkey is synced to other devices. */
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index("passkeys_account_id").on(table.accountId)],
);

/** Unanswered WebAuthn challenges; each is valid for one response. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  /** Base64url. */
  challenge: text().primaryKey(),
  /** The account whose passkey must respond, if known in advance. */
  accountId: ofAccount(),
  purpose: text({ enum: ["register", "sign-in"] }).notNull(),
  expiresAt: moment().notNull(),
});

/** Sign-ins with a correct password that still need the second factor. */
export const pendingSignIns = pgTable("pending_sign_ins", {
  /** SHA-256 of the token in the cookie. */
  tokenHash: text().primaryKey(),
  accountId: ofAccount().notNull(),
  expiresAt: moment().notNull(),
});
