import { inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { media } from "#db/schema/media.ts";
import { news } from "#db/schema/news.ts";
import { tasks } from "#db/schema/tasks.ts";
import { testimonials } from "#db/schema/testimonials.ts";

interface Subject {
  action: string;
  subject: string;
}

interface Named {
  key: string;
  name: string;
}

/**
 * Finds what the subjects of entries are called today. The name is not in the log itself, which is for ever: of what
 * was erased only the id is left. Answers with nothing for a subject that is gone or says itself what it is.
 */
export async function nameSubjects(entries: Subject[]): Promise<(entry: Subject) => string | undefined> {
  const kinds = [...new Set(entries.map(kindOf))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const subjects = entries.filter((entry) => kindOf(entry) === kind).map(({ subject }) => subject);
      const named = (await finders[kind]?.([...new Set(subjects)])) ?? [];
      return [kind, new Map(named.map(({ key, name }) => [key, name]))] as const;
    }),
  );
  const names = new Map(found);
  return (entry) => names.get(kindOf(entry))?.get(entry.subject);
}

const kindOf = ({ action }: Subject) => action.split(".", 1)[0] ?? action;

type Finder = (subjects: string[]) => Named[] | Promise<Named[]>;

/** By the part of an action before its dot. */
const finders: Record<string, Finder | undefined> = {
  account: byId(accounts, accounts.id, accounts.name),
  user: byId(accounts, accounts.id, accounts.name),
  lead: byId(leads, leads.id, leads.name),
  person: byId(leads, leads.id, leads.name),
  task: byId(tasks, tasks.id, tasks.title),
  testimonial: byId(testimonials, testimonials.id, testimonials.name),
  media: byId(media, media.id, media.name),
  article: (subjects) =>
    db.select({ key: news.slug, name: news.title }).from(news).where(inArray(news.slug, subjects)),
  setting: (subjects) =>
    subjects.flatMap((key) => (isSetting(key) ? [{ key, name: registry[key].label }] : [])),
};

type TextColumn = AnyPgColumn<{ data: string; notNull: true }>;

function byId(table: PgTable, key: TextColumn, name: TextColumn): Finder {
  return (subjects) =>
    db
      .select({ key, name })
      .from(table)
      .where(inArray(key, ids(subjects)));
}

/** Whom an invitation went to is named by an address, which is no id. */
const ids = (subjects: string[]) => subjects.filter((subject) => z.uuid().safeParse(subject).success);

const isSetting = (key: string): key is SettingKey => key in registry;
