import { paths } from "#app/http/paths.ts";

const screens: Record<string, (subject: string) => string> = {
  account: paths.admin.user,
  user: paths.admin.user,
  page: paths.admin.page,
  media: paths.admin.mediaItem,
  lead: paths.admin.lead,
};

/** The screen of what an action was done to, where its kind has one. It may be gone. */
export function subjectPath(action: string, subject: string): string | undefined {
  const screen = screens[action.split(".")[0] ?? ""];
  // Who was invited has no account yet: the subject is an address.
  return subject.includes("@") ? undefined : screen?.(subject);
}
