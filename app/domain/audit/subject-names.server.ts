import { inArray } from "drizzle-orm";
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

/** By the part of an action before its dot. */
const finders: Record<string, ((subjects: string[]) => Named[] | Promise<Named[]>) | undefined> = {
  account: findPeople,
  user: findPeople,
  lead: (subjects) =>
    db
      .select({ key: leads.id, name: leads.name })
      .from(leads)
      .where(inArray(leads.id, ids(subjects))),
  task: (subjects) =>
    db
      .select({ key: tasks.id, name: tasks.title })
      .from(tasks)
      .where(inArray(tasks.id, ids(subjects))),
  article: (subjects) =>
    db.select({ key: news.slug, name: news.title }).from(news).where(inArray(news.slug, subjects)),
  testimonial: (subjects) =>
    db
      .select({ key: testimonials.id, name: testimonials.name })
      .from(testimonials)
      .where(inArray(testimonials.id, ids(subjects))),
  media: (subjects) =>
    db
      .select({ key: media.id, name: media.name })
      .from(media)
      .where(inArray(media.id, ids(subjects))),
  setting: (subjects) =>
    subjects.flatMap((key) => (isSetting(key) ? [{ key, name: registry[key].label }] : [])),
};

function findPeople(subjects: string[]): Promise<Named[]> {
  return db
    .select({ key: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, ids(subjects)));
}

/** Whom an invitation went to is named by an address, which is no id. */
const ids = (subjects: string[]) => subjects.filter((subject) => z.uuid().safeParse(subject).success);

const isSetting = (key: string): key is SettingKey => key in registry;
