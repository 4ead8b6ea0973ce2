import type { ReactNode } from "react";
import type { PageLink } from "#app/domain/pages/page.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { StoryStyles } from "../story-styles/story-styles.tsx";

/** A case's data sheet: facts, and its services and technologies, linked to their pages. */
export default function CasePassport({ facts, data, place }: ViewProps<"case-passport">) {
  const messages = useMessages().blocks.casePassport;
  const references = [
    { label: messages.solutions, links: data.solutions },
    { label: messages.services, links: data.services },
    { label: messages.techStack, links: data.techStack },
  ].filter(({ links }) => links.length > 0);
  return (
    <Section number={place.number} label={messages.label}>
      <StoryStyles />
      {facts.length + references.length > 0 ? (
        <dl className="case-sheet grid grid-cols-2 gap-x-6 border-b border-line">
          {facts.map(({ label, value }, position) => (
            <Entry
              key={label}
              label={label}
              isFact
              isWide={position === facts.length - 1 && position % 2 === 0}
            >
              {value}
            </Entry>
          ))}
          {references.map(({ label, links }) => (
            <Entry key={label} label={label} isWide>
              <Links links={links} />
            </Entry>
          ))}
        </dl>
      ) : (
        <p className="text-muted">{messages.empty}</p>
      )}
    </Section>
  );
}

interface EntryProps {
  label: string;
  /** A fact, not a list of links. */
  isFact?: boolean;
  /** Spans both columns. */
  isWide?: boolean;
  children: ReactNode;
}

function Entry({ label, isFact = false, isWide = false, children }: EntryProps) {
  return (
    <div
      className={classNames(
        "min-w-0 border-t border-line pt-3.5 pb-6",
        isFact && "case-fact",
        isWide && "col-span-2",
      )}
    >
      <dt className="mono text-muted">{label}</dt>
      <dd className="mt-2 text-[1.1875rem] leading-snug tracking-[-0.01em]">{children}</dd>
    </div>
  );
}

function Links({ links }: { links: PageLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ title, path }) => (
        <li key={path}>
          <InlineLink href={path}>{title}</InlineLink>
        </li>
      ))}
    </ul>
  );
}
