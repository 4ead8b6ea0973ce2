import { formatsIn } from "#app/languages/formats.ts";
import { defaultLanguage } from "#app/languages/language.ts";

/** Formats a size in bytes in the admin; elsewhere `useFormats` knows the language. */
export const fileSize = (bytes: number): string => formatsIn(defaultLanguage).fileSize(bytes);
