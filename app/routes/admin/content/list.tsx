import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { ContentList, itemsPerPage, NewContent, TrashList } from "#app/admin/content/content-list.tsx";
import { readTrashNotice, requireContentType } from "#app/admin/content/content-requests.server.ts";
import { OrderedContentList } from "#app/admin/content/ordered-content-list.tsx";
import { ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { ListPages } from "#app/admin/lists.tsx";
import { TabPage } from "#app/admin/settings/setting-tabs.tsx";
import {
  countStatuses,
  isSearching,
  readStatusSearch,
  StatusFilters,
  searchPath,
} from "#app/admin/status-filters.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(contentTypeAt(data?.collection)?.label ?? "Content");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store } = await requireContentType(request, params, "read");
  const search = readStatusSearch(new URL(request.url).searchParams);
  const [matches, trashed] = await Promise.all([store.list(search.query), store.listTrashed()]);
  const mayUpdate = allows(staff.role, `${type.policies}.update`);
  const found = matches.filter(({ statuses }) => !search.status || statuses.includes(search.status));
  const page = Math.min(search.page, Math.ceil(found.length / itemsPerPage) || 1);
  const from = (page - 1) * itemsPerPage;
  return {
    collection: type.collection,
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
  const typed = String((await readForm(request)).get(type.startField) ?? "");
  const start = type.schema.shape[type.startField].safeParse(typed);
  if (!start.success) {
    const problem: string = start.error.issues[0]?.message ?? `${type.labelOf(type.startField)} is missing`;
    return data({ problem, typed }, { status: 400 });
  }
  const id = await store.create(start.data, staff);
  return seeOther(store.pathOf(id));
}

export default function ContentTypeScreen() {
  const loaded = useLoaderData<typeof loader>();
  const { collection, search, items, found, counts, total, trashed, notice, mayUpdate } = loaded;
  const answer = useActionData<typeof action>();
  const type = contentTypeAt(collection);
  if (!type) return null; // the loader responds with 404
  const searched = [type.startField, ...type.listed].map((name: string) => type.labelOf(name));
  return (
    <TabPage title={type.label} visibleTabs={loaded.visibleTabs}>
      {mayUpdate ? (
        <NewContent
          field={type.fieldOf(type.startField)}
          label={type.words.start}
          button={type.words.create}
          {...answer}
        />
      ) : null}
      {!type.isOrdered && (total > 0 || isSearching(search)) ? (
        <StatusFilters
          list={paths.admin.contents(collection)}
          label={`Search ${type.label.toLowerCase()}`}
          placeholder={searched.slice(0, 3).join(", ")}
          search={search}
          counts={counts}
          total={total}
        />
      ) : null}
      {items.length === 0 ? (
        <NoItems label={type.label} collection={collection} isSearching={isSearching(search)}>
          {type.words.empty}
        </NoItems>
      ) : type.isOrdered ? (
        <OrderedContentList type={type} items={items} mayUpdate={mayUpdate} />
      ) : (
        <>
          <ContentList type={type} items={items} />
          <ListPages
            page={search.page}
            perPage={itemsPerPage}
            shown={items.length}
            total={found}
            pathOf={(page) => searchPath(paths.admin.contents(collection), { ...search, page })}
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
  collection: string;
  isSearching: boolean;
  /** The first action to take. */
  children: string;
}

function NoItems({ label, collection, isSearching, children }: NoItemsProps) {
  const name = label.toLowerCase();
  if (!isSearching) {
    return <EmptyState title={`No ${name} yet`}>{children}</EmptyState>;
  }
  return (
    <EmptyState title={`No ${name} found`}>
      No results with this status.{" "}
      <Link to={paths.admin.contents(collection)} className="underline">
        Show all {name}
      </Link>
    </EmptyState>
  );
}
