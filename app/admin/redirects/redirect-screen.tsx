import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useLocation } from "@remix-run/react";
import { EmptyState, Section } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { hiddenColumn, ListTable } from "#app/admin/lists.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { useAdded, useSubmitted } from "#app/admin/publishing/form-submissions.ts";
import type { RecordAnswer } from "#app/admin/records/record-answer.ts";
import { RecordNotice } from "#app/admin/records/record-notice.tsx";
import { useRecordForm } from "#app/admin/records/use-record-form.ts";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import { readablePath, redirectSchema } from "#app/domain/redirects/redirect.ts";
import type { Redirect } from "#app/domain/redirects/redirects.server.ts";
import { TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/paths/paths.ts";
import type { RedirectReason } from "#db/schema/redirects.ts";
import { messages } from "./messages.ts";

const reasons: Record<RedirectReason, string> = {
  rename: "Renamed",
  move: "Moved",
  delete: "Deleted",
  manual: "Added manually",
};

interface RedirectListProps {
  redirects: Redirect[];
  /** Those of their targets at which no page is published. */
  brokenTargets: string[];
  mayUpdate: boolean;
  /** The list, with its search. */
  here: string;
  isSearching: boolean;
}

/** Redirects with their targets and hit counts. */
export function RedirectList({ redirects, brokenTargets, mayUpdate, here, isSearching }: RedirectListProps) {
  const format = useCountFormat();
  if (redirects.length === 0) {
    return (
      <EmptyState title={isSearching ? "No matching redirects" : "No redirects yet"}>
        {isSearching
          ? "No redirect has these words in its old path or target."
          : "Renaming, moving or deleting a page creates a redirect here."}
      </EmptyState>
    );
  }
  return (
    <ListTable
      columns={[
        ["Old path", "py-1.5 pr-4"],
        ["Redirects to", "pr-4"],
        ["Reason", "hidden pr-4 lg:table-cell"],
        ["Hits", "hidden pr-4 text-right sm:table-cell"],
        ["Last used", "hidden pr-4 xl:table-cell"],
        mayUpdate && hiddenColumn("Actions"),
      ]}
    >
      {redirects.map(({ id, fromPath, toPath, reason, hits, lastHitAt }) => (
        <tr key={id} className="border-b border-line hover:bg-sand">
          <th scope="row" className="mono py-2 pr-4 font-normal wrap-anywhere">
            {readablePath(fromPath)}
          </th>
          <td className="py-1.5 pr-4 wrap-anywhere">
            {toPath ? (
              <>
                <span className="mono">{readablePath(toPath)}</span>
                {brokenTargets.includes(toPath) ? (
                  <span className="block text-[0.75rem] text-warn">
                    No page is published there: visitors see “Page not found”.
                  </span>
                ) : null}
              </>
            ) : (
              <span className="text-muted">Gone (410)</span>
            )}
          </td>
          <td className="hidden pr-4 text-muted lg:table-cell">{reasons[reason]}</td>
          <td className="mono hidden pr-4 text-right sm:table-cell">{format(hits)}</td>
          <td className="hidden pr-4 text-muted xl:table-cell">
            {lastHitAt ? <Moment at={lastHitAt} /> : "Never"}
          </td>
          {mayUpdate ? (
            <td className="w-px">
              <div className="flex justify-end">
                <ButtonLink to={`${here}${isSearching ? "&" : "?"}edit=${id}`} look="quiet">
                  Edit
                  <span className="sr-only"> {readablePath(fromPath)}</span>
                </ButtonLink>
                <PostButton action={here} fields={{ intent: "delete", id }} className={buttonClasses.quiet}>
                  Delete
                  <span className="sr-only"> {readablePath(fromPath)}</span>
                </PostButton>
              </div>
            </td>
          ) : null}
        </tr>
      ))}
    </ListTable>
  );
}

interface MissingPathsProps {
  missing: { path: string; hits: number; lastSeenAt: Date }[];
  mayUpdate: boolean;
  /** The list, with its search. */
  here: string;
}

/** Requested paths without a page; each can become a redirect in one step. */
export function MissingPaths({ missing, mayUpdate, here }: MissingPathsProps) {
  const format = useCountFormat();
  return (
    <div className="mt-12">
      <Section title="Pages not found (404)">
        {missing.length === 0 ? (
          <p className="text-muted">No missing pages have been requested.</p>
        ) : (
          <ul>
            {missing.map(({ path, hits, lastSeenAt }) => (
              <li key={path} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
                <span className="mono min-w-0 grow wrap-anywhere">{readablePath(path)}</span>
                <span className="mono text-muted">{messages.hitCount(format(hits))}</span>
                <span className="text-[0.75rem] text-muted max-md:hidden">
                  last <Moment at={lastSeenAt} />
                </span>
                {mayUpdate ? (
                  <div className="flex">
                    <ButtonLink
                      to={`${paths.admin.redirects()}?from=${encodeURIComponent(path)}`}
                      look="quiet"
                    >
                      Redirect
                      <span className="sr-only"> {readablePath(path)}</span>
                    </ButtonLink>
                    <PostButton
                      action={here}
                      fields={{ intent: "dismiss", path }}
                      className={buttonClasses.quiet}
                    >
                      Dismiss
                      <span className="sr-only"> {readablePath(path)}</span>
                    </PostButton>
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

interface RedirectFormProps {
  /** The redirect that is edited; undefined to add one. */
  editing?: Redirect;
  /** The initial path of a new redirect. */
  from: string;
  siteUrl: string;
  /** Number of redirects; when it grows, the form is emptied. */
  total: number;
  /** The list, with its search. */
  here: string;
  answer?: RecordAnswer;
}

/** Adds or edits a redirect. */
export function RedirectForm({ editing, from, siteUrl, total, here, answer }: RedirectFormProps) {
  const [form, fields] = useForm({
    lastResult: answer?.result,
    defaultValue: valuesOf(editing ?? { fromPath: from, toPath: null }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: redirectSchema(siteUrl) }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { pathname, search } = useLocation();
  const added = useAdded(form.id, fields.fromPath.name, total);
  const isSaved = useSubmitted(pathname + search, fields.fromPath.name);
  const journal = useRecordForm({
    key: `redirect:${editing?.id ?? "new"}`,
    formId: form.id,
    version: editing?.version ?? 0,
    answer,
    isSubmitted: isSaved || added,
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onInput={journal.note}
      aria-label={editing ? "Edit redirect" : "Add a redirect"}
    >
      <RecordNotice journal={journal} formId={form.id} noun="redirect" />
      {/* A redirect that someone has deleted is added again. */}
      {editing && answer?.status !== "gone" ? <input type="hidden" name="id" value={editing.id} /> : null}
      <FormErrors form={form} className="mb-3" />
      <div className="grid max-w-[940px] items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <TextField field={fields.fromPath} label="Old path" placeholder="/old-name" spellCheck={false} />
        <TextField
          field={fields.toPath}
          label="Redirects to"
          placeholder="/new-name"
          hint="Leave empty to return 410 Gone."
          spellCheck={false}
        />
        <div className="flex gap-2 md:mt-[23px]">
          <SubmitButton>{editing ? "Save" : "Add"}</SubmitButton>
          {editing ? (
            <ButtonLink to={here} onClick={journal.forget}>
              Cancel
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Form>
  );
}

/** A redirect as its form shows it. */
export function valuesOf({ fromPath, toPath }: Pick<Redirect, "fromPath" | "toPath">) {
  return { fromPath: readablePath(fromPath), toPath: readablePath(toPath ?? "") };
}
