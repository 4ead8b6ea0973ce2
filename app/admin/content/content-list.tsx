import { Form, Link, useNavigation } from "@remix-run/react";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import { ListTable } from "#app/admin/lists.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { PageStatusMark, StateLine } from "#app/admin/status.tsx";
import { LanguageCells, LanguageLine, languageColumns } from "#app/admin/translations/language-cells.tsx";
import type { OtherLanguage } from "#app/admin/translations/other-languages.server.ts";
import type { ListedContent } from "#app/domain/content-store/content-list.server.ts";
import type { AnyContentStore } from "#app/domain/content-store/content-store.server.ts";
import type { ContentField } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import type { Language } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { controlClasses } from "#app/ui/field.tsx";
import type { ContentLanguage } from "#db/schema/columns.ts";

interface ContentListProps {
  type: AnyContentType;
  items: ListedContent[];
  /** Those of the site, for a type with items per language. */
  languages: SiteLanguage[];
  /** The language of the list. */
  language: ContentLanguage;
  /** The items in other languages, by id. */
  others: Record<string, OtherLanguage[]>;
}

/** Rows per page; the rows of an ordered content type are all on one page. */
export const itemsPerPage = 50;

/** Columns besides title and state that a wide screen has room for. */
const MAX_COLUMNS = 3;

/** The breakpoint from which each column is visible. */
const columnClasses = ["sm:table-cell w-32", "xl:table-cell w-40", "2xl:table-cell w-48"];

/** The list of a content type: one row per item with its state and the first listed fields of its definition. */
export function ContentList({ type, items, languages, language, others }: ContentListProps) {
  const languagesOf = (id: string) => ({
    languages,
    own: language,
    others: others[id],
    screen: paths.admin.content(type.collection, id),
  });
  const columns = type.listed.slice(0, MAX_COLUMNS).map((name: string) => type.fieldOf(name));
  return (
    <ListTable
      className="w-full max-w-[1180px]"
      columns={[
        [type.labelOf(type.startField), "py-1.5 pr-3"],
        ["Status", "hidden w-44 pr-3 md:table-cell"],
        ...languageColumns(languages, language),
        ...columns.map(({ label }, position): [string, string] => [
          label,
          `hidden pr-3 ${columnClasses[position]}`,
        ]),
      ]}
    >
      {items.map(({ id, path, title, statuses, scheduledAt, values }) => (
        <tr key={id} className="border-b border-line align-baseline hover:bg-sand">
          <th scope="row" className="py-1.5 pr-3 font-normal">
            <ContentLink type={type} id={id} title={title} />
            {path ? <p className="mono text-muted wrap-anywhere">{path}</p> : null}
            <StateLine>
              <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
              <LanguageLine {...languagesOf(id)} />
            </StateLine>
          </th>
          <td className="hidden pr-3 md:table-cell">
            <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
          </td>
          <LanguageCells {...languagesOf(id)} />
          {columns.map(({ name, control }, position) => (
            <td key={name} dir="auto" className={`hidden pr-3 text-muted ${columnClasses[position]}`}>
              <Value type={type} name={name} isDay={control === "date"} value={values[name]} />
            </td>
          ))}
        </tr>
      ))}
    </ListTable>
  );
}

interface ContentLinkProps extends Pick<ListedContent, "id" | "title"> {
  type: AnyContentType;
}

/** The title in a list, with a link to the editor. */
export function ContentLink({ type, id, title }: ContentLinkProps) {
  return (
    <Link
      to={paths.admin.content(type.collection, id)}
      dir="auto"
      className={`font-semibold wrap-anywhere hover:underline ${focusRing}`}
    >
      {title}
    </Link>
  );
}

interface ValueProps {
  type: AnyContentType;
  name: string;
  isDay: boolean;
  value: unknown;
}

function Value({ type, name, isDay, value }: ValueProps) {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return null;
  return isDay ? <CalendarDate date={new Date(String(value))} /> : type.inWords(name, value);
}

interface NewContentProps {
  /** The one field that a new item requires, and its label here. */
  field: ContentField;
  label: string;
  button: string;
  /** The further language of the site that the item is created in. */
  language?: Language;
  problem?: string;
  /** The rejected value. */
  typed?: string;
}

/** Creates a content item from its one required field. */
export function NewContent({ field, label, button, language, problem, typed }: NewContentProps) {
  const isSending = useNavigation().formData?.get("intent") === "create";
  return (
    <Form method="post" className="max-w-[560px]" aria-label={button}>
      <input type="hidden" name="intent" value="create" />
      {language ? <input type="hidden" name="language" value={language} /> : null}
      <label htmlFor="new-content" className="text-[0.8125rem] text-muted">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="new-content"
          name={field.name}
          required
          maxLength={field.max}
          dir="auto"
          defaultValue={typed}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "new-content-problem" : undefined}
          className={controlClasses("compact")}
        />
        <Button isSending={isSending} look="primary">
          {button}
        </Button>
      </div>
      {problem ? (
        <p id="new-content-problem" role="alert" className="mt-1 text-[0.75rem] text-bad">
          {problem}
        </p>
      ) : null}
    </Form>
  );
}

type Trashed = Awaited<ReturnType<AnyContentStore["listTrashed"]>>[number];

interface TrashListProps {
  trashed: Trashed[];
  pathOf: (id: string) => string;
  mayUpdate: boolean;
}

/** The items of a content type that are in the trash. */
export function TrashList({ trashed, pathOf, mayUpdate }: TrashListProps) {
  if (trashed.length === 0) return null;
  return (
    <details className="mt-8 max-w-[940px]">
      <summary className="cursor-pointer py-1 text-muted hover:text-ink">Trash: {trashed.length}</summary>
      <p className="py-1 text-[0.75rem] text-muted">It is deleted permanently after 30 days.</p>
      <ul>
        {trashed.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
            <span dir="auto" className="min-w-0 grow wrap-anywhere">
              {each.title || "Untitled"}
              {each.trashedAt ? (
                <span className="text-muted">
                  , deleted <Moment at={each.trashedAt} />
                </span>
              ) : null}
            </span>
            {mayUpdate ? <Restore {...each} pathOf={pathOf} /> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Restore({ id, title, pathOf }: Trashed & Pick<TrashListProps, "pathOf">) {
  return (
    <PostButton action={paths.admin.contentResources(pathOf(id)).removal} fields={{ _method: "delete" }}>
      Restore
      <span className="sr-only"> {title}</span>
    </PostButton>
  );
}
