import type { Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { listUsers } from "#app/domain/accounts/users.server.ts";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { listLeads } from "#app/domain/leads/lead-list.server.ts";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { findPagesByText, listPageTrees } from "#app/domain/pages/page-tree.server.ts";
import { folded } from "#app/domain/search/folded.ts";
import { registry, settingKeys } from "#app/domain/settings/registry.ts";
import { tabs, visibleTabs } from "#app/domain/settings/tabs.ts";
import { taskStatusLabels } from "#app/domain/tasks/task.ts";
import { listTasks } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { Role } from "#db/schema/accounts.ts";

/** Per content type. */
const MAX_RESULTS = 6;

/**
 * Everything that matches and that the role may see: screens, actions, tabs, leads, pages, tasks, content, settings,
 * people.
 */
export async function findEverything(query: string, staff: Staff): Promise<FindItem[]> {
  const screens = [...listScreens(staff.role), ...listTabs(staff)].filter(({ label, note }) =>
    hasWords(`${label} ${note ?? ""}`, query),
  );
  if (query.trim() === "") return screens;
  const kinds: [policy: Policy, find: () => FindItem[] | Promise<FindItem[]>][] = [
    ["leads.read", () => findLeads(query)],
    ["tasks.read", () => findTasks(query)],
    ["pages.read", () => findPages(query)],
    ...contentTypeList.map(
      (type) =>
        [`${type.policies}.read`, () => findContent(type, query)] as [Policy, () => Promise<FindItem[]>],
    ),
    ["admin.enter", () => findSettings(query, staff)],
    ["users.read", () => findPeople(query)],
  ];
  const found = await Promise.all(
    kinds
      .filter(([policy]) => allows(staff.role, policy))
      .map(async ([, find]) => (await find()).slice(0, MAX_RESULTS)),
  );
  return [...screens, ...found.flat()];
}

function listTabs({ role }: Staff): FindItem[] {
  return visibleTabs(role).map(({ name, label, to }) => ({
    group: "Screens",
    label: `Settings: ${label}`,
    to: to ?? paths.admin.settings(name),
  }));
}

async function findLeads(query: string): Promise<FindItem[]> {
  const { leads } = await listLeads({ query });
  return leads.map(({ id, name, email }) => ({
    group: "Leads",
    label: name,
    note: email,
    to: paths.admin.lead(id),
  }));
}

async function findTasks(query: string): Promise<FindItem[]> {
  const { tasks } = await listTasks({ query }, 1, await officeToday());
  return tasks.map(({ id, title, status }) => ({
    group: "Tasks",
    label: title,
    note: taskStatusLabels[status],
    to: paths.admin.task(id),
  }));
}

async function findPages(query: string): Promise<FindItem[]> {
  const [tree, byText] = await Promise.all([listPageTrees(), findPagesByText(query)]);
  const [named, others] = [true, false].map((isNamed) =>
    tree
      .filter(({ title, path }) => hasWords(`${title} ${path}`, query) === isNamed)
      .toSorted((one, other) => one.title.length - other.title.length),
  );
  return [...(named ?? []), ...(others ?? []).filter(({ id }) => byText.has(id))].map((page) => ({
    group: "Pages",
    label: page.title,
    note: page.path,
    to: paths.admin.page(pageKey(page)),
  }));
}

async function findContent(type: AnyContentType, query: string): Promise<FindItem[]> {
  const found = await contentStoreFor(type).list(query);
  return found.map(({ id, title, path, language }) => ({
    group: type.label,
    label: title,
    ...(language && { note: path }),
    to: paths.admin.content(type.collection, id),
  }));
}

function findSettings(query: string, { role }: Staff): FindItem[] {
  return settingKeys
    .filter((key) => allows(role, tabs[registry[key].tab].read))
    .filter((key) => hasWords(`${registry[key].label} ${key}`, query))
    .map((key) => ({
      group: "Settings",
      label: registry[key].label,
      note: tabs[registry[key].tab].label,
      to: paths.admin.setting(registry[key].tab, key),
    }));
}

async function findPeople(query: string): Promise<FindItem[]> {
  const users = await listUsers();
  return users
    .filter(({ name, email }) => hasWords(`${name} ${email}`, query))
    .map(({ id, name, email }) => ({
      group: "People",
      label: name,
      note: email,
      to: paths.admin.user(id),
    }));
}

type Screen = Pick<FindItem, "label" | "note" | "to"> & { policy: Policy };

/** Every fixed screen. The settings tabs have their own list. */
const screens: Screen[] = [
  { label: "Overview", note: "Today’s work", to: paths.admin.overview(), policy: "admin.enter" },
  { label: "Leads", to: paths.admin.leads(), policy: "leads.read" },
  {
    label: "Find a person",
    note: "Export and erase",
    to: paths.admin.leadPerson(),
    policy: "leads.export",
  },
  { label: "Tasks", to: paths.admin.tasks(), policy: "tasks.read" },
  { label: "My tasks", to: `${paths.admin.tasks()}?assignee=me`, policy: "tasks.read" },
  { label: "Overdue tasks", to: `${paths.admin.tasks()}?due=overdue`, policy: "tasks.read" },
  { label: "Pages", to: paths.admin.pages(), policy: "pages.read" },
  { label: "Trash", note: "Deleted pages", to: paths.admin.trash(), policy: "pages.read" },
  { label: "Redirects", to: paths.admin.redirects(), policy: "pages.read" },
  {
    label: "Blocks",
    note: "All blocks with their examples",
    to: paths.admin.blocks(),
    policy: "pages.read",
  },
  {
    label: "Roles and permissions",
    note: "What each role can do",
    to: paths.admin.accessRules(),
    policy: "users.read",
  },
  {
    label: "My account",
    note: "Password, second factor, sessions",
    to: paths.admin.account(),
    policy: "account.update",
  },
];

const actions: Screen[] = [
  { label: "New task", to: paths.admin.newTask(), policy: "tasks.update" },
  { label: "New page", to: paths.admin.newPage(), policy: "pages.update" },
  { label: "Invite a person", to: paths.admin.users(), policy: "users.update" },
  { label: "Upload media", to: paths.admin.media(), policy: "media.update" },
];

/** The screens and actions of a role. */
function listScreens(role: Role): FindItem[] {
  const of = (group: string, list: Screen[]) =>
    list
      .filter(({ policy }) => allows(role, policy))
      .map(({ policy: _, ...screen }) => ({ group, ...screen }));
  return [...of("Actions", actions), ...of("Screens", screens)];
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

/** Whether a text contains every typed word, in any order, regardless of case and accents. */
function hasWords(text: string, query: string): boolean {
  const searched = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
