import { type ComponentPropsWithoutRef, useContext, useState } from "react";
import { hrefOfPage, pageIdOfHref } from "#app/domain/links/href.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { type ControlProps, type LinkablePage, PagesContext, useBinding } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";
import { messages } from "./messages.ts";

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
  /** Where no label is visible. */
  "aria-label"?: string;
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
              form="" // not sent with the form around it
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

interface PageSelectProps extends Omit<ComponentPropsWithoutRef<"select">, "value" | "onChange"> {
  /** The id of a page; with an unknown id, no page is selected. */
  value: string | undefined;
  onChange: (pageId: string | undefined) => void;
  /** The label of the empty option. */
  empty?: string;
}

/** A select of every page of the site, indented below its parent. Stores the id, which survives a rename. */
export function PageSelect({
  value,
  onChange,
  empty = messages.chooseAPage,
  ...attributes
}: PageSelectProps) {
  const pages = useContext(PagesContext);
  return (
    <select
      {...attributes}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      className={controlClasses("compact")}
    >
      <option value="">{empty}</option>
      {pages.map(({ id, title, level, isPublished }) => (
        <option key={id} value={id}>
          {"\u00a0\u00a0\u00a0".repeat(level - 1) + title + (isPublished ? "" : messages.notPublished)}
        </option>
      ))}
    </select>
  );
}

/** A page by its id, or by the slug that older blocks store. */
export function findPage(pages: readonly LinkablePage[], reference: unknown) {
  return pages.find(({ id, path }) => id === reference || path.split("/").at(-1) === reference);
}

/** One page of this site. */
export function PageControl(props: ControlProps) {
  const binding = useBinding(props);
  const pages = useContext(PagesContext);
  const { key, onChange: _, ...native } = binding.native("select");
  return (
    <FieldFrame {...props} binding={binding}>
      <PageSelect
        key={key}
        {...native}
        value={findPage(pages, binding.value)?.id}
        onChange={(pageId) => binding.change(pageId)}
      />
    </FieldFrame>
  );
}
