import { integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** Primary key made by the database unless the caller brings one. */
export const id = () => uuid().primaryKey().defaultRandom();

/** A moment in time, with time zone. */
export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Raised by one with every write, so that a stale write can be told from a fresh one. */
export const version = () => integer().notNull().default(1);
