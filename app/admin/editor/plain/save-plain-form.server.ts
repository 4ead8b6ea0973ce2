import type { z } from "zod";
import type { ContentAnswer } from "#app/admin/content/content-form.tsx";
import { saveContent } from "#app/admin/content/content-requests.server.ts";
import { pageStore } from "#app/blocks/page-store.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { PageFields } from "#app/domain/pages/draft.ts";
import { saveFields } from "#app/domain/pages/drafts.server.ts";
import { fieldInWords, fieldLabels } from "#app/domain/pages/page-fields.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { fieldAsTyped, plainFormSchema } from "./plain-form.ts";

export interface PlainAnswer extends ContentAnswer {
  /** The submitted values, to show them again. */
  typed: Partial<PageFields>;
}

/** Saves the fields of a page into its draft, and publishes it if the form requests it. */
export async function savePlainForm(form: FormData, pageId: string, by: Staff): Promise<PlainAnswer> {
  const answer = await saveContent<z.input<typeof plainFormSchema>, PageFields, PageFields>({
    submission: parseForm(form, plainFormSchema),
    form,
    labelOf: (field) => fieldLabels[field],
    inWords: (_, value) => fieldInWords(value),
    asTyped: fieldAsTyped,
    save: (fields, bases) => saveFields(pageId, { fields, bases, by }),
    publish: (baseVersion) => pageStore.publish(pageId, by, baseVersion),
  });
  const typed = Object.fromEntries(
    Object.keys(fieldLabels).map((name) => [
      name,
      name === "noindex" ? form.has(name) : String(form.get(name) ?? ""),
    ]),
  );
  return { ...answer, typed };
}
