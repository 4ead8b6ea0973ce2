import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt, version } from "./columns.ts";

export const roles = ["owner", "editor", "sales", "viewer"] as const;
export type Role = (typeof roles)[number];

export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id, in PHC string format. */
    passwordHash: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Incremented when the role changes. */
    version: version(),
    disabledAt: moment(),
    lastSignInAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("accounts_email").on(sql`lower(${table.email})`),
    check("accounts_role_known", sql`${table.role} in ('owner', 'editor', 'sales', 'viewer')`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the cookie; the token itself is not stored. */
    tokenHash: text().notNull().unique(),
    userAgent: text(),
    address: text(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_account_id").on(table.accountId)],
);

export const accountTokenPurposes = ["setup", "recovery", "invitation"] as const;

/** Single-use links: first owner's setup, password recovery, invitations. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    id: id(),
    purpose: text({ enum: accountTokenPurposes }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    /** For invitations: the invited address, the role, and the inviter. */
    email: text(),
    role: text({ enum: roles }),
    createdBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
    /** When the mail server accepted the mail with the link, or the error of the last attempt. */
    sentAt: moment(),
    problem: text(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("account_tokens_open_invitation")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.purpose} = 'invitation' and ${table.usedAt} is null`),
  ],
);

/** Browsers from which a user has signed in, so that sign-ins from new ones can be reported. */
export const devices = pgTable(
  "devices",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
);

/** Requirements for all accounts; at most one row. */
export const accessRules = pgTable(
  "access_rules",
  {
    id: integer().primaryKey().default(1),
    secondFactorRequired: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [check("access_rules_one", sql`${table.id} = 1`)],
);
