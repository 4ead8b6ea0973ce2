import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { paths } from "#app/http/paths.ts";
import type { Role } from "#db/schema/accounts.ts";
import { messages } from "./messages.ts";

type Screen = Pick<FindItem, "label" | "note" | "to"> & { policy: Policy };

/** Every fixed screen. The settings tabs have their own list. */
const screens: Screen[] = [
  { label: messages.overview, note: messages.todaysWork, to: paths.admin.overview(), policy: "admin.enter" },
  { label: messages.leads, to: paths.admin.leads(), policy: "leads.read" },
  {
    label: messages.findAPerson,
    note: messages.exportAndErase,
    to: paths.admin.leadPerson(),
    policy: "leads.export",
  },
  { label: messages.tasks, to: paths.admin.tasks(), policy: "tasks.read" },
  { label: messages.myTasks, to: `${paths.admin.tasks()}?assignee=me`, policy: "tasks.read" },
  { label: messages.overdueTasks, to: `${paths.admin.tasks()}?due=overdue`, policy: "tasks.read" },
  { label: messages.pages, to: paths.admin.pages(), policy: "pages.read" },
  { label: messages.trash, note: messages.deletedPages, to: paths.admin.trash(), policy: "pages.read" },
  { label: messages.redirects, to: paths.admin.redirects(), policy: "pages.read" },
  {
    label: messages.blocks,
    note: messages.allBlocksWithTheirExamples,
    to: paths.admin.blocks(),
    policy: "pages.read",
  },
  {
    label: messages.rolesAndPermissions,
    note: messages.whatEachRoleCanDo,
    to: paths.admin.accessRules(),
    policy: "users.read",
  },
  {
    label: messages.myAccount,
    note: messages.passwordSecondFactorSessions,
    to: paths.admin.account(),
    policy: "account.update",
  },
];

const actions: Screen[] = [
  { label: messages.newTask, to: paths.admin.newTask(), policy: "tasks.update" },
  { label: messages.newPage, to: paths.admin.newPage(), policy: "pages.update" },
  { label: messages.inviteAPerson, to: paths.admin.users(), policy: "users.update" },
  { label: messages.uploadMedia, to: paths.admin.media(), policy: "media.update" },
];

/** The screens and actions of a role. */
export function listScreens(role: Role): FindItem[] {
  const of = (group: string, list: Screen[]) =>
    list
      .filter(({ policy }) => allows(role, policy))
      .map(({ policy: _, ...screen }) => ({ group, ...screen }));
  return [...of(messages.actions, actions), ...of(messages.screens, screens)];
}

/** A search result of the palette. */
export interface FindItem {
  /** The group's heading: `Leads`, `Pages`, … */
  group: string;
  label: string;
  /** Distinguishes results with the same name. */
  note?: string;
  to: string;
}

/** Whether a text contains every typed word, in any order. */
export function hasWords(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
