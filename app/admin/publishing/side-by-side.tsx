import { useState } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "./messages.ts";

/** Two versions rendered as for visitors in frames, loaded on request. */
export function SideBySide({ sides }: { sides: { title: string; src: string }[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <Section title={messages.sideBySide}>
      {isShown ? (
        <div className="grid gap-4 lg:grid-cols-2">
          {sides.map(({ title, src }) => (
            <figure key={src}>
              <figcaption className="mb-1.5 text-[0.75rem] text-muted first-letter:uppercase">
                {title}
              </figcaption>
              <iframe title={title} src={src} className="h-[80vh] w-full border border-line bg-card" />
            </figure>
          ))}
        </div>
      ) : (
        <button
          type="button"
          onClick={() => setShown(true)}
          className={`${buttonClasses.plain} noscript:hidden`}
        >
          {messages.showBothVersions}
        </button>
      )}
      <noscript>
        <ul>
          {sides.map(({ title, src }) => (
            <li key={src}>
              <a href={src}>{title}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </Section>
  );
}

interface FieldDifferencesProps {
  /** Both values as text. */
  fields: { field: string; label: string; before: string; after: string }[];
}

/** Every changed field: the old value struck through, then the new one. */
export function FieldDifferences({ fields }: FieldDifferencesProps) {
  return (
    <dl>
      {fields.map(({ field, label, before, after }) => (
        <div
          key={field}
          className="grid gap-x-3 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(80px,20%)_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            <del className="decoration-bad">{before}</del>
          </dd>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            <ins className="decoration-good">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
