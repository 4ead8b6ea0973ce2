import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { type MeantAddress, meantAddress } from "#app/domain/contact/mail-domain.ts";
import { TextField } from "#app/forms/fields.tsx";
import { useMessages } from "#app/languages/use-messages.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface EmailFieldProps {
  field: FieldMetadata;
  placeholder?: string;
}

/** WORLD-05: the email address, with a hint when its domain looks like a typing error; it never keeps a form from being sent. */
export function EmailField({ field, placeholder }: EmailFieldProps) {
  const { form } = useMessages().enquiry;
  const [meant, setMeant] = useState<MeantAddress>();
  // Screen readers announce what changes in a status that was there before. It is not the field's own hint, which errors
  // replace: a dialog takes the focus when an element goes while a field is being left.
  const isWatching = useHydrated();

  return (
    <div className="relative min-w-0">
      <TextField
        density="ruled"
        field={field}
        type="email"
        label={form.email}
        autoComplete="email"
        placeholder={placeholder}
        onInput={() => setMeant(undefined)}
        onBlur={({ target }) => setMeant(meantAddress(target.value))}
      />
      {isWatching ? (
        <p
          role="status"
          className="absolute inset-x-0 top-[calc(100%-1.75rem)] truncate text-sm/[1.4] text-muted"
        >
          {meant ? <Hint {...meant} onTake={() => take(field.id, meant.address)} /> : null}
        </p>
      ) : null}
    </div>
  );
}

/** Shows only the domain: it fits the line that the field reserves for errors, and nothing moves under the pointer. */
function Hint({ address, domain, onTake }: MeantAddress & { onTake: () => void }) {
  const { form } = useMessages().enquiry;
  const button = (
    <button
      type="button"
      aria-label={address}
      onClick={onTake}
      className="cursor-pointer text-ink underline underline-offset-3"
    >
      {domain}
    </button>
  );
  return <Sentence text={form.meantAddress} link={button} />;
}

/** As if it was typed, for the draft and the validation. */
function take(id: string, address: string) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = address;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  input.focus();
}
