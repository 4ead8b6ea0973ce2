import { articlesPath } from "#app/admin/news/article-search.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";

const screens: Record<string, ((subject: string) => string | undefined) | undefined> = {
  account: paths.admin.user,
  user: paths.admin.user,
  page: paths.admin.page,
  media: paths.admin.mediaItem,
  lead: paths.admin.lead,
  task: paths.admin.task,
  article: (slug) => articlesPath({ query: slug }),
  testimonial: paths.admin.testimonial,
  setting: (key) => (isSetting(key) ? paths.admin.setting(registry[key].tab, key) : undefined),
};

/** The screen of what an action was done to, where its kind has one. It may be gone. */
export function subjectPath(action: string, subject: string): string | undefined {
  const screen = screens[action.split(".")[0] ?? ""];
  // Who was invited has no account yet: the subject is an address.
  return subject.includes("@") ? undefined : screen?.(subject);
}

const isSetting = (key: string): key is SettingKey => key in registry;
