import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { ContentList, itemsPerPage, NewContent, TrashList } from "#app/admin/content/content-list.tsx";
import { readTrashNotice, requireContentType } from "#app/admin/content/content-requests.server.ts";
import { messages } from "#app/admin/content/messages.ts";
import { OrderedContentList } from "#app/admin/content/ordered-content-list.tsx";
import { ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { LanguageSwitch } from "#app/admin/language-switch.tsx";
import { ListPages } from "#app/admin/lists.tsx";
import { TabPage } from "#app/admin/settings/setting-tabs.tsx";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import {
  countStatuses,
  isSearching,
  readStatusSearch,
  StatusFilters,
  searchPath,
} from "#app/admin/status-filters.tsx";
import { EmptyLanguage } from "#app/admin/translations/empty-language.tsx";
import { readOtherLanguages } from "#app/admin/translations/other-languages.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { contentTranslations } from "#app/domain/translations/content-translations.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(contentTypeAt(data?.collection)?.label ?? "Content");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store } = await requireContentType(request, params, "read");
  const parameters = new URL(request.url).searchParams;
  const [languages, inTrash] = await Promise.all([listSiteLanguages(), store.listTrashed()]);
  // A list has one language, except of content that several languages show.
  const isPerLanguage = languages.length > 1 && type.address !== undefined;
  const asked = readStatusSearch(parameters);
  const moved = inTrash.find(({ id }) => id === parameters.get("trashed"));
  const code = asked.language ?? moved?.language ?? "";
  const language = isPerLanguage && languages.some((each) => each.code === code) ? code : "";
  const search = { ...asked, language: language || undefined };
  const matches = await store.list(search.query, type.address && language);
  const trashed = inTrash.filter((each) => !type.address || each.language === language);
  const translations = contentTranslations(type);
  const mayUpdate = allows(staff.role, `${type.policies}.update`);
  const found = matches.filter(({ statuses }) => !search.status || statuses.includes(search.status));
  const page = Math.min(search.page, Math.ceil(found.length / itemsPerPage) || 1);
  const from = (page - 1) * itemsPerPage;
  return {
    collection: type.collection,
    languages,
    isPerLanguage,
    others: translations ? await readOtherLanguages(translations, languages, language) : {},
    search: { ...search, page },
    // Items of an ordered type are dragged to their place in the whole list.
    items: type.isOrdered ? found : found.slice(from, from + itemsPerPage),
    found: found.length,
    counts: countStatuses(matches),
    total: matches.length,
    trashed,
    notice: mayUpdate ? readTrashNotice(request, trashed, store.pathOf) : undefined,
    visibleTabs: visibleTabs(staff.role),
    mayUpdate,
  };
}

/** POST with the first field creates an item and redirects to it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, type, store } = await requireContentType(request, params, "update");
  const form = await readForm(request);
  const typed = String(form.get(type.startField) ?? "");
  const start = type.schema.shape[type.startField].safeParse(typed);
  if (!start.success) {
    const problem: string = start.error.issues[0]?.message ?? `${type.labelOf(type.startField)} is missing`;
    return data({ problem, typed }, { status: 400 });
  }
  const code = String(form.get("language") ?? "");
  const language = (await listSiteLanguages()).find((each) => each.code === code);
  if (!language) return data({ problem: messages.languageRemoved, typed }, { status: 400 });
  const id = await store.create(start.data, staff, language.code);
  return seeOther(store.pathOf(id));
}

export default function ContentTypeScreen() {
  const loaded = useLoaderData<typeof loader>();
  const { collection, languages, isPerLanguage, others, search, items, found, counts, total } = loaded;
  const { trashed, notice, mayUpdate } = loaded;
  const answer = useActionData<typeof action>();
  const type = contentTypeAt(collection);
  if (!type) return null; // the loader responds with 404
  const list = paths.admin.contents(collection);
  const searched = [type.startField, ...type.listed].map((name: string) => type.labelOf(name));
  return (
    <TabPage title={type.label} visibleTabs={loaded.visibleTabs}>
      {isPerLanguage ? (
        <LanguageSwitch
          languages={languages}
          current={search.language ?? ""}
          pathOf={(code) => searchPath(list, { ...search, language: code || undefined, page: 1 })}
        />
      ) : null}
      {mayUpdate ? (
        <NewContent
          field={type.fieldOf(type.startField)}
          label={type.words.start}
          button={type.words.create}
          language={search.language}
          {...answer}
        />
      ) : null}
      {!type.isOrdered && (total > 0 || isSearching(search)) ? (
        <StatusFilters
          list={list}
          label={`Search ${type.label.toLowerCase()}`}
          placeholder={searched.slice(0, 3).join(", ")}
          search={search}
          counts={counts}
          total={total}
        />
      ) : null}
      {items.length === 0 && search.language && !isSearching(search) ? (
        <EmptyLanguage nouns={type.label.toLowerCase()} {...{ languages, list }} language={search.language} />
      ) : items.length === 0 ? (
        <NoItems
          label={type.label}
          list={searchPath(list, { language: search.language })}
          isSearching={isSearching(search)}
        >
          {type.words.empty}
        </NoItems>
      ) : type.isOrdered ? (
        <OrderedContentList type={type} items={items} languages={languages} mayUpdate={mayUpdate} />
      ) : (
        <>
          <ContentList
            type={type}
            items={items}
            languages={isPerLanguage ? languages : []}
            language={search.language ?? ""}
            others={others}
          />
          <ListPages
            page={search.page}
            perPage={itemsPerPage}
            shown={items.length}
            total={found}
            pathOf={(page) => searchPath(list, { ...search, page })}
            words={["Previous", "Next"]}
            className="max-w-[1180px] pt-4"
          />
        </>
      )}
      <TrashList
        trashed={trashed}
        pathOf={(id) => paths.admin.content(collection, id)}
        mayUpdate={mayUpdate}
      />
      <ChangeNoticeBar notice={notice} />
    </TabPage>
  );
}

interface NoItemsProps {
  label: string;
  /** The address of the whole list. */
  list: string;
  isSearching: boolean;
  /** The first action to take. */
  children: string;
}

function NoItems({ label, list, isSearching, children }: NoItemsProps) {
  const name = label.toLowerCase();
  if (!isSearching) {
    return <EmptyState title={`No ${name} yet`}>{children}</EmptyState>;
  }
  return (
    <EmptyState title={`No ${name} found`}>
      No results with this status.{" "}
      <Link to={list} className="underline">
        Show all {name}
      </Link>
    </EmptyState>
  );
}
