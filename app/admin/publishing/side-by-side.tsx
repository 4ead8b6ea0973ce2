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
          {messages.showBoth}
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
