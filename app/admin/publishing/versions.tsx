import { Form } from "@remix-run/react";
import { useState } from "react";
import { EmptyState, Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { hiddenColumn, ListTable } from "#app/admin/lists.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status } from "#app/admin/status.tsx";
import type { ListedVersion } from "#app/domain/publishing/versions.server.ts";
import { controlClasses } from "#app/ui/field.tsx";

/** The version that waits for its time, if any. */
export interface Waiting {
  scheduledVersion: number | null;
  scheduledAt: Date | null;
}

interface VersionTableProps extends Waiting {
  /** Renames or restores a version. */
  action: string;
  versions: ListedVersion[];
  from?: number;
  to: number | "draft";
  mayUpdate: boolean;
}

const compareForm = "compare";

/** All versions, newest first: choose two to compare, name one, restore one. */
export function VersionTable({
  action,
  versions,
  from,
  to,
  mayUpdate,
  scheduledVersion,
  scheduledAt,
}: VersionTableProps) {
  if (versions.length === 0) {
    return <EmptyState title="No versions yet">Versions appear after the first save.</EmptyState>;
  }
  return (
    <>
      <Form method="get" id={compareForm} preventScrollReset />
      <ListTable
        className="w-full max-w-[940px]"
        columns={[
          ["From", "w-12 py-1.5"],
          ["To", "w-12"],
          ["Version"],
          ["Saved", "hidden lg:table-cell"],
          ["By", "hidden lg:table-cell"],
          hiddenColumn("Actions"),
        ]}
      >
        <tr className="border-b border-line">
          <td />
          <td>
            <Choice name="to" value="draft" label="Compare with the draft" isChosen={to === "draft"} />
          </td>
          <th scope="row" className="py-2 font-semibold">
            Current draft
          </th>
          <td className="hidden lg:table-cell" />
          <td className="hidden lg:table-cell" />
          <td />
        </tr>
        {versions.map(({ number, name, isPublished, savedAt, author }) => (
          <tr key={number} className="border-b border-line hover:bg-sand">
            <td>
              <Choice
                name="from"
                value={number}
                label={`Compare version ${number}`}
                isChosen={from === number}
              />
            </td>
            <td>
              <Choice
                name="to"
                value={number}
                label={`Compare with version ${number}`}
                isChosen={to === number}
              />
            </td>
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <span className="mono mr-3 text-muted">{number}</span>
              {name ? <strong className="mr-3 font-semibold">{name}</strong> : null}
              {number === scheduledVersion && scheduledAt ? (
                <Status tone="warn">
                  Scheduled for <Moment at={scheduledAt} />
                </Status>
              ) : (
                <Status tone={isPublished ? "good" : "quiet"}>{isPublished ? "Published" : "Draft"}</Status>
              )}
              <span className="mt-0.5 block text-[0.75rem] text-muted lg:hidden">
                <Moment at={savedAt} />
                {author ? `, ${author}` : null}
              </span>
            </th>
            <td className="hidden pr-3 text-muted lg:table-cell">
              <Moment at={savedAt} />
            </td>
            <td className="hidden pr-3 text-muted lg:table-cell">{author}</td>
            <td>{mayUpdate ? <VersionActions action={action} number={number} name={name} /> : null}</td>
          </tr>
        ))}
      </ListTable>
      <Button form={compareForm} look="primary" className="mt-4">
        Compare
      </Button>
    </>
  );
}

interface ChoiceProps {
  name: "from" | "to";
  value: number | "draft";
  label: string;
  isChosen: boolean;
}

function Choice({ name, value, label, isChosen }: ChoiceProps) {
  return (
    <input
      type="radio"
      form={compareForm}
      name={name}
      value={value}
      defaultChecked={isChosen}
      aria-label={label}
      className={`block size-4 accent-ink ${focusRing}`}
    />
  );
}

function VersionActions({ action, number, name }: { action: string; number: number; name: string | null }) {
  return (
    <div className="flex items-center justify-end gap-2">
      <details className="relative">
        <summary
          className={`list-none ${buttonClasses.quiet} cursor-pointer [&::-webkit-details-marker]:hidden`}
        >
          {name ? "Rename" : "Name"}
          <span className="sr-only">version {number}</span>
        </summary>
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="absolute top-full right-0 z-10 flex gap-2 border border-line bg-card p-2"
        >
          <input type="hidden" name="number" value={number} />
          <input
            name="name"
            defaultValue={name ?? ""}
            maxLength={80}
            aria-label={`Name of version ${number}`}
            className={controlClasses("compact", "w-52!")}
          />
          <Button>Save</Button>
        </Form>
      </details>
      <PostButton action={action} fields={{ intent: "restore", number }} className={buttonClasses.quiet}>
        Restore
        <span className="sr-only">version {number}</span>
      </PostButton>
    </div>
  );
}

/** The two versions to compare, from the query; the second may be the draft. */
export function readVersionChoice(parameters: URLSearchParams): { from?: number; to?: number | "draft" } {
  const to = parameters.get("to");
  return { from: numberIn(parameters.get("from")), to: to === "draft" ? "draft" : numberIn(to) };
}

/**
 * The default version to compare the draft with: the published one, else the one before the newest, which equals the
 * draft.
 */
export function firstToCompare(versions: { number: number; isPublished: boolean }[]): number | undefined {
  return (versions.find(({ isPublished }) => isPublished) ?? versions[1] ?? versions[0])?.number;
}

function numberIn(value: string | null): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** Two versions rendered as for visitors in frames, loaded on request. */
export function SideBySide({ sides }: { sides: { title: string; src: string }[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <Section title="Side by side">
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
        <Button onClick={() => setShown(true)}>Show both versions</Button>
      )}
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
