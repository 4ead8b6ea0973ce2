import { useId } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { controlClasses, Field } from "#app/ui/field.tsx";
import { messages } from "./messages.ts";

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
      <p>{messages.whatYouTypedIsBelow}</p>
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
        <button type="button" onClick={onDiscard} className={`${buttonClasses.quiet} noscript:hidden`}>
          {messages.discardText}
        </button>
      ) : null}
    </div>
  );
}
