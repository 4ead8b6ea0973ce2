import type { Staff } from "#app/domain/accounts/account.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { registry, type SettingKey, type Settings } from "#app/domain/settings/registry.ts";
import type { SettingTab } from "#app/domain/settings/section.ts";
import { getSettings, type SettingConflict, saveSettings } from "#app/domain/settings/settings.server.ts";
import { readStored, valueInWords } from "#app/domain/settings/stored-value.ts";
import { tabSchemas, tabs } from "#app/domain/settings/tabs.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { parseForm, readBases } from "#app/http/read-form.server.ts";
import { messages } from "./messages.ts";
import type { ConflictInWords, SaveAnswer } from "./save-status.tsx";

/** Saves the form of a settings tab and returns the result. Some tabs require the password again. */
export async function receiveSettings(form: FormData, tab: SettingTab, staff: Staff): Promise<SaveAnswer> {
  const submission = parseForm(form, tabSchemas[moneyOf(await getSettings()).decimal][tab]);
  const bases = readBases(form);
  const unsaved = { status: "invalid" as const, changed: 0, conflicts: [], bases };
  const hideFields = ["password"];
  if (submission.status !== "success") return { ...unsaved, result: submission.reply({ hideFields }) };
  const fieldErrors: Record<string, string[]> = {
    ...(tab === "scripts" ? await problemsWithScripts(submission.value) : {}),
    ...(tabs[tab].passwordReason ? await problemsWithPassword(form, staff) : {}),
  };
  if (Object.keys(fieldErrors).length > 0) {
    return { ...unsaved, result: submission.reply({ fieldErrors, hideFields }) };
  }
  const saved = await saveSettings(tab, submission.value, staff, bases);
  const result = submission.reply({ hideFields });
  if (saved.status === "conflict") {
    const conflicts = saved.conflicts.map(inWords);
    return { status: "conflict", changed: 0, conflicts, bases: saved.bases, result };
  }
  return { status: "saved", changed: saved.changed.length, conflicts: [], bases: saved.bases, result };
}

const scriptFields = ["custom_head_scripts", "custom_body_scripts"] as const;

/** SET-02: the problems that block saving scripts, by field. */
async function problemsWithScripts(values: Partial<Settings>) {
  // Its parsers are large, and scripts are seldom saved, so it is imported on demand.
  const { scriptProblems } = await import("#app/domain/settings/check-scripts.server.ts");
  const errors: Record<string, string[]> = {};
  for (const key of scriptFields) {
    const problems = scriptProblems(values[key] ?? "");
    if (problems.length > 0) errors[key] = problems.map((problem) => `${problem}.`);
  }
  return errors;
}

async function problemsWithPassword(form: FormData, staff: Staff): Promise<Record<string, string[]>> {
  const password = String(form.get("password") ?? "");
  const problem = password
    ? await passwordProblem(staff, password)
    : { text: messages.typeYourPasswordToSave };
  return problem ? { password: [problem.text] } : {};
}

function inWords({ key, mine, theirs }: SettingConflict): ConflictInWords {
  const setting = registry[key];
  return {
    field: key,
    label: setting.label,
    mine: valueInWords(setting, readingOf(key, mine)),
    theirs: valueInWords(setting, readingOf(key, theirs)),
    value: readingOf(key, theirs),
  };
}

function readingOf(key: SettingKey, text: string): Settings[SettingKey] {
  const reading = readStored(registry[key], text);
  return reading.fits ? reading.value : registry[key].default;
}
