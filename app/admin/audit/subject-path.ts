import { z } from "zod";
import { articlesPath } from "#app/admin/news/article-search.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";

const screens: Record<string, ((subject: string) => string | undefined) | undefined> = {
  account: paths.admin.user,
  user: paths.admin.user,
  page: paths.admin.page,
  media: paths.admin.mediaItem,
  lead: paths.admin.lead,
  person: paths.admin.lead,
  task: paths.admin.task,
  article: (slug) => articlesPath({ query: slug }),
  testimonial: paths.admin.testimonial,
  setting: (key) => (isSetting(key) ? paths.admin.setting(registry[key].tab, key) : undefined),
};

/** The screen of what an action was done to, where its kind has one. It may be gone. */
export function subjectPath(action: string, subject: string): string | undefined {
  const kind = action.split(".")[0] ?? "";
  const screen = screens[kind];
  // An invitation's subject is an address, that of a refused sign-in may be no account at all.
  return byId.has(kind) && !isId(subject) ? undefined : screen?.(subject);
}

const byId = new Set(["account", "user", "media", "lead", "person", "task", "testimonial"]);

const isId = (subject: string) => z.uuid().safeParse(subject).success;

const isSetting = (key: string): key is SettingKey => key in registry;
