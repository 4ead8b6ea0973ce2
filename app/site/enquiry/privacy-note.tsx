import { useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";

interface PrivacyNoteProps {
  /** Whether the form's values were restored from this device. */
  isDraft: boolean;
  onClear: () => void;
}

export function PrivacyNote({ isDraft, onClear }: PrivacyNoteProps) {
  const { form } = useMessages().enquiry;
  const { privacy } = useSite().legal;
  const clear = (
    <button type="button" className="inline-link" onClick={onClear}>
      {form.startOver}
    </button>
  );
  return (
    <p className="max-w-70 text-sm/[1.4] text-muted">
      {isDraft ? <Sentence text={form.draftRestored} link={clear} /> : form.readToday}{" "}
      {privacy ? (
        <Sentence text={form.privacy} link={<InlineLink href={privacy.path}>{privacy.title}</InlineLink>} />
      ) : null}
    </p>
  );
}
