import type { Setting } from "./fields.ts";
import { messages } from "./messages.ts";
import { readStored } from "./stored-value.ts";

/** Formats a stored text: flags as Yes and No, choices by their labels, list items as paragraphs. */
export function storedInWords(setting: Setting, stored: string | undefined | null): string {
  if (stored === undefined || stored === null) return messages.nothingStored;
  const reading = readStored(setting, stored);
  return reading.fits ? valueInWords(setting, reading.value) : stored;
}

/** Formats a value in the same way. */
export function valueInWords(setting: Setting, value: unknown): string {
  switch (setting.control) {
    case "toggle":
      return value ? "Yes" : "No";
    case "number":
      return `${value} ${setting.unit}`;
    case "choice":
      return labelOf(setting, value);
    case "choices":
      return (
        listed(value)
          .map((name) => labelOf(setting, name))
          .join(", ") || "None"
      );
    case "list": {
      const texts = listed(value).map((each) =>
        setting.element ? String(each) : Object.values(Object(each)).filter(Boolean).join("\n"),
      );
      return texts.join("\n\n") || "None";
    }
    default:
      return String(value) || "Empty";
  }
}

function labelOf({ options }: Setting, value: unknown): string {
  return options?.find((option) => option.value === value)?.label ?? String(value);
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
