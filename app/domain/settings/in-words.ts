import { type Field, isTextField } from "./field.ts";
import { readStored } from "./stored-value.ts";

/** A stored text in words: flags as Yes and No, choices by their labels, a list one item a paragraph. */
export function storedInWords(setting: Field, stored: string | undefined | null): string {
  if (stored === undefined || stored === null) return "Nothing stored";
  const reading = readStored(setting, stored);
  return reading.fits ? valueInWords(setting, reading.value) : stored;
}

/** The same of a value. */
export function valueInWords(setting: Field, value: Field["default"]): string {
  switch (setting.kind) {
    case "flag":
      return value ? "Yes" : "No";
    case "number":
      return `${value} ${setting.unit}`;
    case "choice":
      return setting.options[String(value)] ?? String(value);
    case "choices":
      return (
        listed(value)
          .map((name) => setting.options[String(name)] ?? name)
          .join(", ") || "None"
      );
    case "list": {
      const { item } = setting;
      const texts = listed(value).map((each) =>
        isTextField(item) ? String(each) : Object.values(Object(each)).filter(Boolean).join("\n"),
      );
      return texts.join("\n\n") || "None";
    }
    default:
      return String(value) || "Empty";
  }
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
