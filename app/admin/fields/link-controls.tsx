import { type ComponentPropsWithoutRef, useContext, useRef, useState } from "react";
import { dropMarks, useSortableList } from "#app/admin/dragging/use-drag.tsx";
import { Icon } from "#app/admin/editor/icon-button.tsx";
import { hrefOfPage, pageIdOfHref } from "#app/domain/links/href.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { type ControlProps, type LinkablePage, moved, PagesContext, useBinding } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";
import { ItemTools } from "./list-item.tsx";
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

interface PageSelectProps extends Omit<ComponentPropsWithoutRef<"select">, "value" | "onChange"> {
  /** The id of a page; with an unknown id, no page is selected. */
  value: string | undefined;
  onChange: (pageId: string | undefined) => void;
  /** The label of the empty option. */
  empty?: string;
}

/** A select of every page of the site, indented below its parent. Stores the id, which survives a rename. */
function PageSelect({ value, onChange, empty = messages.chooseAPage, ...attributes }: PageSelectProps) {
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
function findPage(pages: readonly LinkablePage[], reference: unknown) {
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

/** An ordered list of pages of this site. */
export function PagesControl(props: ControlProps) {
  const binding = useBinding(props);
  const { value, change } = binding;
  const pages = useContext(PagesContext);
  const references = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  const list = useRef<HTMLUListElement>(null);
  useSortableList(list, (from, before) => change(moved(references, from, before)));
  const titleOf = (reference: string) => findPage(pages, reference)?.title ?? reference;
  const { key, onChange: _, ...native } = binding.native("select");

  return (
    <FieldFrame {...props} binding={binding} note={String(references.length)}>
      <ul ref={list} className="border-line empty:hidden [&:not(:empty)]:border">
        {references.map((reference, position) => (
          <li
            key={reference}
            className={`flex min-h-8 items-center gap-2 border-line bg-card pl-1.5 not-first:border-t ${dropMarks}`}
          >
            <span data-grip className="cursor-grab text-muted">
              <Icon name="grip" className="size-3.5" />
            </span>
            <span className="min-w-0 grow truncate">{titleOf(reference)}</span>
            <ItemTools
              name={titleOf(reference)}
              position={position}
              count={references.length}
              reorder={(from, to) => ({
                type: "button",
                onClick: () => change(moved(references, from, to > from ? to + 1 : to)),
              })}
              remove={(at) => ({ type: "button", onClick: () => change(references.toSpliced(at, 1)) })}
            />
          </li>
        ))}
      </ul>
      <PageSelect
        key={key}
        {...native}
        value={undefined}
        empty={messages.addAPage}
        onChange={(pageId) => pageId && !references.includes(pageId) && change([...references, pageId])}
      />
    </FieldFrame>
  );
}
