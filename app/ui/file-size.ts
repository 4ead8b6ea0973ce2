import { formatsIn } from "#app/languages/formats.ts";
import { defaultLanguage, type Language } from "#app/languages/language.ts";

/** Formats a size in bytes: `812 B`, `74 KB`, `4.9 MB`, `4,9 MB`; a KB has 1024 bytes. */
export function fileSize(bytes: number, language: Language = defaultLanguage): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${formatsIn(language).oneDecimal(bytes / (1024 * 1024))} MB`;
}
