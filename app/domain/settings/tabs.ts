import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { lowContrast, MIN_CONTRAST } from "#app/fields/hex-colour.ts";
import { paths } from "#app/paths/paths.ts";
import type { Role } from "#db/schema/accounts.ts";
import { messages } from "./messages.ts";
import { colours } from "./registry/company.ts";
import { type SettingTab, settingTabs } from "./section.ts";

interface Tab {
  label: string;
  /** Policies for reading and saving the tab. */
  read: Policy;
  save: Policy;
  /** Why saving asks for the password again; undefined if it does not. */
  passwordReason?: string;
}

const ordinary = { read: "settings.read", save: "settings.update" } as const;

export const tabs: Record<SettingTab, Tab> = {
  contact: { label: "Contact", ...ordinary },
  footer: { label: "Menu and footer", ...ordinary },
  form: { label: "Form", ...ordinary },
  leads: { label: "Leads", read: "leads.read", save: "leads.update" },
  "lead-data": {
    label: "Lead data",
    read: "leads.govern",
    save: "leads.govern",
    passwordReason:
      "Required for every save: these settings decide who receives leads and when they are erased.",
  },
  home: { label: "Home", ...ordinary },
  cookies: { label: "Cookies", ...ordinary },
  scripts: {
    label: "Scripts",
    read: "scripts.update",
    save: "scripts.update",
    passwordReason: "Required for every save: these scripts run in every visitor’s browser.",
  },
  pages: { label: "Pages", ...ordinary },
  presets: { label: "Presets", ...ordinary },
  brand: { label: "Brand", ...ordinary },
};

/** Tabs with a separate screen, after those generated from the registry. */
const ownTabs: Record<string, Pick<Tab, "label" | "read"> & { to?: string }> = {
  ...Object.fromEntries(
    contentTypeList.map(({ collection, label, policies }) => [
      collection,
      { label, read: `${policies}.read` as const, to: paths.admin.contents(collection) },
    ]),
  ),
  media: { label: "Media", read: "media.read" },
  users: { label: "Users", read: "users.read" },
  audit: { label: "Audit log", read: "audit.read" },
  health: { label: "Health", read: "health.check" },
};

/** The generated tabs that a role can read. */
export function readableTabs(role: Role): SettingTab[] {
  return settingTabs.filter((tab) => allows(role, tabs[tab].read));
}

export interface TabLink {
  name: string;
  label: string;
  /** Its address, if it differs from the tab's name. */
  to?: string;
}

/** All tabs that a role can read, in order. */
export function visibleTabs(role: Role): TabLink[] {
  const all: Record<string, Pick<Tab, "label" | "read"> & { to?: string }> = { ...tabs, ...ownTabs };
  return Object.entries(all)
    .filter(([, { read }]) => allows(role, read))
    .map(([name, { label, to }]) => ({ name, label, to }));
}

export function isSettingTab(value: string | undefined): value is SettingTab {
  return settingTabs.some((tab) => tab === value);
}

/**
 * Brand colours with too little contrast on their background, each with advice. Each is used for text, so each needs
 * WCAG 2.2 AA (1.4.3). Invalid colours are skipped: their own field reports them.
 */
export function contrastProblems(values: unknown): { key: string; label: string; message: string }[] {
  const typed = Object(values) as Record<string, unknown>;
  return Object.entries(colours.settings).flatMap(([key, { label, against }]) => {
    if (!against || !("field" in against)) return [];
    const contrast = lowContrast(String(typed[key]), String(typed[against.field]));
    if (contrast === undefined) return [];
    const message = messages.lowContrast(against.name, contrast, MIN_CONTRAST);
    return [{ key, label, message }];
  });
}
