import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { paths } from "#app/http/paths.ts";
import type { Role } from "#db/schema/accounts.ts";
import type { FindItem } from "./find-item.ts";

type Screen = Pick<FindItem, "label" | "note" | "to"> & { policy: Policy };

/** Every screen that is not one of many alike. The tabs of the settings come from their own list. */
const screens: Screen[] = [
  { label: "Overview", note: "Today’s work", to: paths.admin.overview(), policy: "admin.enter" },
  { label: "Leads", to: paths.admin.leads(), policy: "leads.read" },
  { label: "Find a person", note: "Export and erase", to: paths.admin.leadPerson(), policy: "leads.export" },
  { label: "Tasks", to: paths.admin.tasks(), policy: "tasks.read" },
  { label: "My tasks", to: `${paths.admin.tasks()}?assignee=me`, policy: "tasks.read" },
  { label: "Overdue tasks", to: `${paths.admin.tasks()}?due=overdue`, policy: "tasks.read" },
  { label: "Pages", to: paths.admin.pages(), policy: "pages.read" },
  { label: "Trash", note: "Deleted pages", to: paths.admin.trash(), policy: "pages.read" },
  { label: "Redirects", to: paths.admin.redirects(), policy: "pages.read" },
  { label: "Blocks", note: "Every block in every face", to: paths.admin.blocks(), policy: "pages.read" },
  {
    label: "Roles and permissions",
    note: "Who may do what",
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
  { label: "Invite somebody", to: paths.admin.users(), policy: "users.update" },
  { label: "Upload media", to: paths.admin.media(), policy: "media.update" },
];

/** The screens and actions of a role. */
export function listScreens(role: Role): FindItem[] {
  const of = (group: string, list: Screen[]) =>
    list
      .filter(({ policy }) => allows(role, policy))
      .map(({ policy: _, ...screen }) => ({ group, ...screen }));
  return [...of("Actions", actions), ...of("Screens", screens)];
}
