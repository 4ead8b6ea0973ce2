import { type ComponentPropsWithoutRef, type ReactNode, useContext, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { useMediaItem } from "#app/admin/media/media-items.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { hrefOfPage, pageIdOfHref } from "#app/domain/links/href.ts";
import { mediaIdOf } from "#app/domain/media/media-item.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { type ControlProps, type LinkablePage, PagesContext, useBinding } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";

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

type LinkKind = "page" | "file" | "elsewhere";

const kinds: [LinkKind, string][] = [
  ["page", "A page"],
  ["file", "A file"],
  ["elsewhere", "External URL"],
];

/** The target of a link: the enquiry form or a page from one list, a document of the library, or any other address. */
export function HrefInput({ href, onChange, ...attributes }: HrefInputProps) {
  const pages = useContext(PagesContext);
  const form = paths.letsTalk();
  const pageId = pageIdOfHref(href) ?? pages.find(({ path }) => path === href)?.id;
  const [kind, setKind] = useState<LinkKind>(() => {
    if (pages.length === 0) return "elsewhere";
    if (mediaIdOf(href)) return "file";
    return href === "" || href === form || pageId ? "page" : "elsewhere";
  });
  return (
    <div className="grid gap-1.5">
      <div className={pages.length === 0 ? "hidden" : "flex flex-wrap gap-x-4"}>
        {kinds.map(([each, label]) => (
          <label key={each} className="flex items-center gap-1.5">
            <input
              type="radio"
              form="" // not sent with the form around it
              name={`${attributes.id}-kind`}
              checked={kind === each}
              onChange={() => setKind(each)}
              className="accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      {kind === "elsewhere" ? (
        <input
          {...attributes}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https:// , /path , mailto: or tel:"
          value={href}
          onChange={(event) => onChange(event.currentTarget.value, { typed: true })}
          className={controlClasses("compact")}
        />
      ) : kind === "file" ? (
        <DocumentChoice
          id={attributes.id}
          aria-describedby={attributes["aria-describedby"]}
          mediaId={mediaIdOf(href)}
          onChange={(mediaId) => onChange(paths.media(mediaId))}
        />
      ) : (
        <PageSelect
          {...attributes}
          value={href === form ? form : pageId}
          onChange={(target = "") => onChange(target === "" || target === form ? target : hrefOfPage(target))}
        >
          <option value={form}>Enquiry form</option>
        </PageSelect>
      )}
    </div>
  );
}

interface DocumentChoiceProps extends Pick<HrefInputProps, "id" | "aria-describedby"> {
  mediaId: string | undefined;
  onChange: (mediaId: string) => void;
}

/** A document of the media library by its name. */
function DocumentChoice({ id, "aria-describedby": describedBy, mediaId, onChange }: DocumentChoiceProps) {
  const [isPicking, setPicking] = useState(false);
  const medium = useMediaItem(mediaId);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mediaId ? <NewTabLink href={paths.media(mediaId)}>{medium?.name ?? "View file"}</NewTabLink> : null}
      <Button
        id={id}
        aria-label="Choose a document" // instead of the field's label
        aria-describedby={describedBy}
        onClick={() => setPicking(true)}
      >
        Choose a document
      </Button>
      <MediaPicker
        isOpen={isPicking}
        onOpenChange={setPicking}
        onPick={({ mediaId }) => onChange(mediaId)}
        kind="document"
      />
    </div>
  );
}

interface PageSelectProps extends Omit<ComponentPropsWithoutRef<"select">, "value" | "onChange"> {
  /** The id of a page or the value of another option; with an unknown one, nothing is selected. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** The label of the empty option. */
  empty?: string;
  /** Options before the pages. */
  children?: ReactNode;
}

/** A select of every page of the site, indented below its parent, grouped by language. Stores the id, which survives a rename. */
export function PageSelect({
  value,
  onChange,
  empty = "Choose a page",
  children,
  ...attributes
}: PageSelectProps) {
  const pages = useContext(PagesContext);
  const otherLanguages = new Set(pages.flatMap(({ language }) => language ?? []));
  return (
    <select
      {...attributes}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      className={controlClasses("compact")}
    >
      <option value="">{empty}</option>
      {children}
      {pages.filter(({ language }) => !language).map(pageOption)}
      {[...otherLanguages].map((name) => (
        <optgroup key={name} label={name}>
          {pages.filter(({ language }) => language === name).map(pageOption)}
        </optgroup>
      ))}
    </select>
  );
}

function pageOption({ id, title, level, isPublished }: LinkablePage) {
  return (
    <option key={id} value={id}>
      {"\u00a0\u00a0\u00a0".repeat(level - 1) + title + (isPublished ? "" : " (not published)")}
    </option>
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
