import { z } from "zod";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { paths } from "#app/http/paths.ts";
import type { Role } from "#db/schema/accounts.ts";
import { contrastProblems } from "./brand-contrast.ts";
import { registry, type Settings, settingKeys } from "./registry.ts";
import { type SettingTab, settingTabs } from "./section.ts";

interface Tab {
  label: string;
  /** Who may see the tab, and who may save it. */
  read: Policy;
  save: Policy;
  /** Why a save takes the password again; undefined where it does not. */
  passwordReason?: string;
}

const ordinary = { read: "settings.read", save: "settings.update" } as const;

export const tabs: Record<SettingTab, Tab> = {
  contact: { label: "Contact", ...ordinary },
  footer: { label: "Footer", ...ordinary },
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
    passwordReason: "Asked for again at every save: these scripts run in every visitor’s browser.",
  },
  pages: { label: "Pages", ...ordinary },
  presets: { label: "Presets", ...ordinary },
  brand: { label: "Brand", ...ordinary },
};

/** Tabs with a screen of their own, below those that are drawn from the registry. */
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

/** The tabs of a role that are drawn from the registry. */
export function readableTabs(role: Role): SettingTab[] {
  return settingTabs.filter((tab) => allows(role, tabs[tab].read));
}

export interface TabLink {
  name: string;
  label: string;
  /** Its address, where that is not the tab of its name. */
  to?: string;
}

/** Every tab that a role may see, in order. */
export function visibleTabs(role: Role): TabLink[] {
  const all: Record<string, Pick<Tab, "label" | "read"> & { to?: string }> = { ...tabs, ...ownTabs };
  return Object.entries(all)
    .filter(([, { read }]) => allows(role, read))
    .map(([name, { label, to }]) => ({ name, label, to }));
}

export function isSettingTab(value: string | undefined): value is SettingTab {
  return settingTabs.some((tab) => tab === value);
}

/** What each tab's form sends: every setting of the tab, each by its own schema. */
export const tabSchemas = Object.fromEntries(settingTabs.map((tab) => [tab, schemaOf(tab)])) as Record<
  SettingTab,
  z.ZodType<Partial<Settings>>
>;

function schemaOf(tab: SettingTab): z.ZodType<Partial<Settings>> {
  const keys = settingKeys.filter((key) => registry[key].tab === tab);
  return z
    .object(Object.fromEntries(keys.map((key) => [key, registry[key].schema])))
    .check(({ value, issues }) => {
      for (const { key, message } of contrastProblems(value))
        issues.push({ code: "custom", path: [key], message, input: value[key] });
    });
}
