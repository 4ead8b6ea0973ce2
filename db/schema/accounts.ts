import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "./columns.ts";

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
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
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

/** Single-use links: the first owner's setup, password recovery, invitations. */
export const accountTokens = pgTable("account_tokens", {
  id: id(),
  purpose: text({ enum: accountTokenPurposes }).notNull(),
  accountId: uuid().references(() => accounts.id, { onDelete: "cascade" }),
  /** SHA-256 of the token in the link. */
  tokenHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  createdAt: createdAt(),
});
