import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { Menu, MoreIcon, menuItemClasses } from "#app/admin/menu.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { PageStatusMark, StateLine } from "#app/admin/status.tsx";
import { isHome } from "#app/domain/pages/home.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import type { PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { paths } from "#app/paths/paths.ts";
import { levelWidth, rowId } from "./use-tree-move.ts";

interface PageRowProps {
  page: PageTreeItem;
  /** The id of the bulk form. */
  bulkForm: string;
  mayUpdate: boolean;
  /** Whether the row is being moved. */
  isLifted: boolean;
  /** The drop position of a moved page: the level of a line above or below this row. */
  dropLine?: { side: "above" | "below"; level: number };
  handle?: ReactNode;
  /** The state in other languages, where the table has no columns for it. */
  languages?: ReactNode;
  /** Further cells, after that of the path. */
  children?: ReactNode;
}

/** A row of the page tree: address, state and actions. */
export function PageRow({
  page,
  bulkForm,
  mayUpdate,
  isLifted,
  dropLine,
  handle,
  languages,
  children,
}: PageRowProps) {
  const { id, title, level, statuses, scheduledAt } = page;
  return (
    <tr
      id={rowId(id)}
      data-page={id}
      // A transform, because Safari does not position anything relative to a table row; only while it has a line, because
      // the next row would cover this row's menu.
      className={`border-b border-line hover:bg-sand ${isLifted ? "opacity-45" : ""} ${dropLine ? "transform-[translate(0)]" : ""}`}
    >
      <th scope="row" className={`min-w-0 py-0.5 pr-3 ${level === 1 ? "font-semibold" : "font-normal"}`}>
        {dropLine ? <DropLine {...dropLine} /> : null}
        <div className="flex min-h-8 items-center gap-1" style={{ paddingLeft: (level - 1) * levelWidth }}>
          {handle}
          {mayUpdate ? (
            <input
              type="checkbox"
              name="pageId"
              value={id}
              form={bulkForm}
              aria-label={`Select ${title}`}
              className={`mx-1.5 size-3.5 shrink-0 accent-ink max-md:mx-1 max-md:size-5 ${focusRing}`}
            />
          ) : null}
          <div className="min-w-0">
            <Link
              to={paths.admin.page(pageKey(page))}
              className={`wrap-anywhere hover:underline ${focusRing}`}
            >
              {title}
            </Link>
            {page.inMenus || isHome(page) ? null : (
              <span className="ml-2 text-[0.75rem] font-normal text-muted">not in menus</span>
            )}
            <StateLine>
              <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
              {languages}
            </StateLine>
          </div>
        </div>
      </th>
      <td className="hidden pr-3 md:table-cell">
        <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
      </td>
      <td className="hidden max-w-[30ch] pr-3 lg:table-cell">
        <PublicPath page={page} />
      </td>
      {children}
      <td className="hidden pr-3 text-muted xl:table-cell">
        <Moment at={page.updatedAt} />
      </td>
      {mayUpdate ? (
        <td className="w-px text-right">
          <div className="flex items-center justify-end">
            <div className="w-[82px] max-sm:hidden">
              <Publication page={page} />
            </div>
            <RowMenu page={page} />
          </div>
        </td>
      ) : null}
    </tr>
  );
}

function DropLine({ side, level }: { side: "above" | "below"; level: number }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute right-0 z-[1] h-0.5 bg-signal ${side === "above" ? "-top-px" : "-bottom-px"}`}
      style={{ left: (level - 1) * levelWidth }}
    />
  );
}

/** A link to a published page, the plain path otherwise. */
function PublicPath({ page }: { page: PageTreeItem }) {
  const isOnSite = page.isPublished && !page.isHiddenByParent;
  if (!isOnSite) return <span className="mono block truncate text-muted">{page.path}</span>;
  return (
    <a
      href={page.path}
      title={page.path}
      className={`mono block truncate text-muted hover:text-ink hover:underline ${focusRing}`}
    >
      {page.path}
    </a>
  );
}

/** The most likely next action: publish or unpublish. */
function Publication({ page }: { page: PageTreeItem }) {
  const isUnpublishing = page.isPublished && !page.isChanged;
  if (isUnpublishing && isHome(page)) return null;
  const fields: Record<string, string | number> = isUnpublishing
    ? { _method: "delete", back: "list" }
    : { baseVersion: page.version, back: "list" };
  return (
    <PostButton
      action={paths.admin.document("pages", page.id).publication}
      fields={fields}
      className={buttonClasses.quiet}
    >
      {isUnpublishing ? "Unpublish" : "Publish"}
      <span className="sr-only"> {page.title}</span>
    </PostButton>
  );
}

/** The actions of a row. */
function RowMenu({ page }: { page: PageTreeItem }) {
  const { title } = page;
  return (
    <Menu label={`More for ${title}`} icon={<MoreIcon />} isInList>
      <NewTabLink href={paths.pagePreview(page.id)} className={menuItemClasses}>
        Preview
      </NewTabLink>
      {isHome(page) ? null : <PlaceItems page={page} />}
    </Menu>
  );
}

/** Actions on the page's address, and deletion; not for the home page. */
function PlaceItems({ page }: { page: PageTreeItem }) {
  const { id } = page;
  const key = pageKey(page);
  const place = paths.admin.place(id);
  return (
    <>
      <PostButton action={place} fields={{ step: "up" }} className={menuItemClasses}>
        Move up
      </PostButton>
      <PostButton action={place} fields={{ step: "down" }} className={menuItemClasses}>
        Move down
      </PostButton>
      <Link to={paths.admin.address(key)} className={menuItemClasses}>
        Move or rename…
      </Link>
      <PostButton action={paths.admin.copy(id)} className={menuItemClasses}>
        Duplicate
      </PostButton>
      <Link to={paths.admin.removal(key)} className={`${menuItemClasses} text-bad`}>
        Delete…
      </Link>
    </>
  );
}
