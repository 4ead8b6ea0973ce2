import { useContext, useState } from "react";
import { hrefOfPage, pageIdOfHref } from "#app/domain/links/href.ts";
import { controlClasses } from "#app/ui/control.ts";
import { type ControlProps, PagesContext, useBinding } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";
import { messages } from "./messages.ts";
import { PageSelect } from "./pages-control.tsx";

/** The target of a link: a page of this site, or any other address. */
export function HrefControl(props: ControlProps) {
  const binding = useBinding(props);
  const native = binding.native("text");
  return (
    <FieldFrame {...props} binding={binding}>
      <HrefInput
        id={binding.id}
        aria-invalid={native["aria-invalid"]}
        aria-describedby={native["aria-describedby"]}
        href={typeof binding.value === "string" ? binding.value : ""}
        onChange={(next, options) => binding.change(next || undefined, options)}
      />
    </FieldFrame>
  );
}

interface HrefInputProps {
  id: string;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
  href: string;
  onChange: (href: string, options?: { typed: boolean }) => void;
}

/** A page select, and below it an address field unless a page is chosen. */
export function HrefInput({ href, onChange, ...attributes }: HrefInputProps) {
  const pages = useContext(PagesContext);
  const pageId = pageIdOfHref(href) ?? pages.find(({ path }) => path === href)?.id;
  const [isElsewhere, setElsewhere] = useState(pages.length === 0 || (href !== "" && !pageId));
  return (
    <div className="grid gap-1.5">
      <div className={pages.length === 0 ? "hidden" : "flex gap-4"}>
        {[messages.aPage, messages.externalUrl].map((label, choice) => (
          <label key={label} className="flex items-center gap-1.5">
            <input
              type="radio"
              name={`${attributes.id}-kind`}
              checked={isElsewhere === (choice === 1)}
              onChange={() => setElsewhere(choice === 1)}
              className="accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      {isElsewhere ? (
        <input
          {...attributes}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={messages.webAddressExamples}
          value={href}
          onChange={(event) => onChange(event.currentTarget.value, { typed: true })}
          className={controlClasses("compact")}
        />
      ) : (
        <PageSelect {...attributes} value={pageId} onChange={(id) => onChange(id ? hrefOfPage(id) : "")} />
      )}
    </div>
  );
}
