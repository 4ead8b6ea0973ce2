import type { Field } from "./field.ts";

export type Reading<Value> = { fits: true; value: Value } | { fits: false; problem: string };

type ValueOf<Setting extends Field> = Setting["default"];

/** Reads the text that is stored for a setting; says what is wrong where it is not a value of that setting. */
export function readStored<Setting extends Field>(
  setting: Setting,
  stored: string,
): Reading<ValueOf<Setting>> {
  const decoded = decode(setting, stored);
  if (!decoded.fits) return decoded;

  const parsed = setting.schema.safeParse(decoded.value);
  if (parsed.success) return { fits: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) =>
    [path.join("."), message].filter(Boolean).join(": "),
  );
  return { fits: false, problem: problems.join("; ") };
}

/** The text that is stored for a value; `readStored` gives the value back. */
export function writeStored<Setting extends Field>(setting: Setting, value: ValueOf<Setting>): string {
  return setting.kind === "list" || setting.kind === "choices" ? JSON.stringify(value) : String(value);
}

function decode(setting: Field, stored: string): Reading<unknown> {
  switch (setting.kind) {
    case "flag":
      return { fits: true, value: setting.default ? stored !== "false" : stored === "true" };
    case "number":
      return { fits: true, value: stored.trim() === "" ? undefined : Number(stored) };
    case "list":
    case "choices":
      return decodeJson(stored);
    default:
      return { fits: true, value: stored };
  }
}

function decodeJson(stored: string): Reading<unknown> {
  try {
    return { fits: true, value: JSON.parse(stored) };
  } catch {
    return { fits: false, problem: "This is not JSON" };
  }
}
