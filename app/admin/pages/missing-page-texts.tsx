import { messages as publishing } from "#app/admin/publishing/messages.ts";
import { RejectedTexts } from "#app/admin/publishing/unsaved-texts.tsx";
import { fieldLabels } from "#app/domain/pages/page-fields.ts";
import { messages } from "./messages.ts";

const { noindex: _, ...fieldTexts } = fieldLabels;

/** Labels of the texts in forms about a page; `name` is that of a version or a preset. */
export const pageTextLabels: Record<string, string> = {
  ...fieldTexts,
  slug: messages.slug,
  name: publishing.nameLabel,
};

/** What was typed for a page that was deleted or renamed meanwhile. */
export function MissingPageTexts() {
  return <RejectedTexts labels={pageTextLabels} />;
}
