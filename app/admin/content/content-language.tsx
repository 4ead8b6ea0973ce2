import { Form, useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import { PlainSelect } from "#app/forms/plain-fields.tsx";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { messages } from "./messages.ts";

/** Stands for every language in the form, because the main one has an empty code. */
export const everyLanguage = "all";

/** “German”, or “Every language” for null; a language that the site no longer has by its code. */
export function languageInWords(language: ContentLanguage | null, languages: SiteLanguage[]): string {
  if (language === null) return messages.everyLanguage;
  return languages.find(({ code }) => code === language)?.name ?? language;
}

interface LanguageFormProps {
  /** Null is every language. */
  language: ContentLanguage | null;
  languages: SiteLanguage[];
  problem?: string;
  isReadOnly: boolean;
}

/** The language that shows an item; a change is live immediately. */
export function LanguageForm({ language, languages, problem, isReadOnly }: LanguageFormProps) {
  const isSending = useNavigation().formData?.has("language") ?? false;
  const isKnown = language === null || languages.some(({ code }) => code === language);
  return (
    <Section title="Language">
      <Form method="post" preventScrollReset aria-label="Language">
        <fieldset disabled={isReadOnly}>
          <PlainSelect
            id="content-language"
            name="language"
            label="Language"
            hint="Which language of the site shows it."
            error={problem}
            defaultValue={language ?? everyLanguage}
          >
            <option value={everyLanguage}>{messages.everyLanguage}</option>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            {isKnown ? null : <option value={language}>{languageInWords(language, languages)}</option>}
          </PlainSelect>
        </fieldset>
        {isReadOnly ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button isSending={isSending}>Change language</Button>
            <p className="text-[0.75rem] text-muted">Takes effect immediately.</p>
          </div>
        )}
      </Form>
    </Section>
  );
}
