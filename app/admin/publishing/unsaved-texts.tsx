import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useId } from "react";
import { Button } from "#app/admin/button.tsx";
import { controlClasses, Field } from "#app/ui/field.tsx";

/** The texts that a form sent, from the response of its action, which says that the object no longer exists. */
export function RejectedTexts({ labels }: { labels: Record<string, string> }) {
  return (
    <UnsavedTexts
      texts={useRejectedFields().flatMap(([name, text]): [string, string][] => {
        const label = labels[name];
        return label ? [[label, text]] : [];
      })}
    />
  );
}

/** The fields of the form in the response of its action. */
export function useRejectedFields(): [name: string, value: string][] {
  const error = useRouteError();
  return isRouteErrorResponse(error) && Array.isArray(error.data) ? error.data : [];
}

interface UnsavedTextsProps {
  texts: [label: string, text: string][];
  /** Deletes the texts where they are stored. */
  onDiscard?: () => void;
}

/** What was typed into the form of an object that no longer exists, to be copied. */
export function UnsavedTexts({ texts, onDiscard }: UnsavedTextsProps) {
  const id = useId();
  const typed = texts.filter(([, text]) => text.trim());
  if (typed.length === 0) return null;
  return (
    <div className="grid max-w-[760px] justify-items-start gap-4">
      <p>What you typed was not sent or saved. Copy it if you need it.</p>
      {typed.map(([label, text]) => (
        <Field key={label} htmlFor={`${id}-${label}`} label={label} density="compact" className="w-full">
          <textarea
            id={`${id}-${label}`}
            readOnly
            value={text}
            rows={2}
            className={controlClasses("compact", "field-sizing-content max-h-96")}
          />
        </Field>
      ))}
      {onDiscard ? (
        <Button onClick={onDiscard} look="quiet">
          Discard text
        </Button>
      ) : null}
    </div>
  );
}
