import type { Setting } from "./fields.ts";
import { messages } from "./messages.ts";

type Reading<Value> = { fits: true; value: Value } | { fits: false; problem: string };

/** Parses a setting's stored text; returns the error of an invalid one. */
export function readStored<Field extends Setting>(setting: Field, stored: string): Reading<Field["default"]> {
  const decoded = decode(setting, stored);
  if (!decoded.fits) return decoded;

  const parsed = setting.schema.safeParse(decoded.value);
  if (parsed.success) return { fits: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) =>
    [path.join("."), message].filter(Boolean).join(": "),
  );
  return { fits: false, problem: problems.join("; ") };
}

const storedAsJson = new Set<Setting["control"]>(["list", "choices", "contentReferences"]);

/** Serialises a value; the inverse of `readStored`. */
export function writeStored(setting: Setting, value: unknown): string {
  return storedAsJson.has(setting.control) ? JSON.stringify(value) : String(value);
}

function decode(setting: Setting, stored: string): Reading<unknown> {
  switch (setting.control) {
    case "toggle":
      return { fits: true, value: setting.default ? stored !== "false" : stored === "true" };
    case "number":
      return { fits: true, value: stored.trim() === "" ? undefined : Number(stored) };
    case "list":
    case "choices":
    case "contentReferences":
      return decodeJson(stored);
    default:
      return { fits: true, value: stored };
  }
}

function decodeJson(stored: string): Reading<unknown> {
  try {
    return { fits: true, value: JSON.parse(stored) };
  } catch {
    return { fits: false, problem: messages.notJson };
  }
}

/** Formats a stored text: flags as Yes and No, choices by their labels, list items as paragraphs. */
export function storedInWords(setting: Setting, stored: string | undefined | null): string {
  if (stored === undefined || stored === null) return messages.nothingStored;
  const reading = readStored(setting, stored);
  return reading.fits ? valueInWords(setting, reading.value) : stored;
}

/** Formats a value as text, as `storedInWords` does. */
export function valueInWords(setting: Setting, value: unknown): string {
  switch (setting.control) {
    case "toggle":
      return value ? messages.yes : messages.no;
    case "number":
      return `${value} ${setting.unit}`;
    case "choice":
      return labelOf(setting, value);
    case "choices":
      return (
        listed(value)
          .map((name) => labelOf(setting, name))
          .join(", ") || messages.none
      );
    case "list": {
      const texts = listed(value).map((each) =>
        setting.element ? String(each) : Object.values(Object(each)).filter(Boolean).join("\n"),
      );
      return texts.join("\n\n") || messages.none;
    }
    default:
      return String(value) || messages.empty;
  }
}

function labelOf({ options }: Setting, value: unknown): string {
  return options?.find((option) => option.value === value)?.label ?? String(value);
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
