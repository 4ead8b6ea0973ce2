import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";

const ofAccount = () => uuid().references(() => accounts.id, { onDelete: "cascade" });

/** An account's authenticator app (TOTP, RFC 6238). It counts once a first code of it was right. */
export const authenticators = pgTable("authenticators", {
  accountId: ofAccount().primaryKey(),
  /** Sealed with SECRET_KEY, see `app/platform/sealed.server.ts`. */
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step (30 s since 1970) of the last code taken: no code is taken twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** What signs in once, each, when the second factor is not at hand. */
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
    /** Base64url, as the browser names it. */
    credentialId: text().notNull().unique(),
    /** The COSE key in base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, as far as it counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    /** Whether it is kept in an account of its maker's and so on more than one device. */
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index("passkeys_account_id").on(table.accountId)],
);

/** Challenges that a passkey has not answered yet; each is good for one answer. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  /** Base64url. */
  challenge: text().primaryKey(),
  /** Whose passkey must answer, where that is known before. */
  accountId: ofAccount(),
  purpose: text({ enum: ["register", "sign-in"] }).notNull(),
  expiresAt: moment().notNull(),
});

/** Who has shown the password and owes the second factor. */
export const pendingSignIns = pgTable("pending_sign_ins", {
  /** SHA-256 of the token in the cookie. */
  tokenHash: text().primaryKey(),
  accountId: ofAccount().notNull(),
  expiresAt: moment().notNull(),
});
