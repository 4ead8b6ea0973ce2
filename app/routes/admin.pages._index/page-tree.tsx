import { Form, useNavigation } from "@remix-run/react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { Status } from "#app/admin/status.tsx";
import type { PageTreeItem } from "#app/domain/pages/pages.server.ts";
import { paths } from "#app/http/paths.ts";

interface PageTreeProps {
  /** Each right before its children. */
  pages: PageTreeItem[];
  mayPublish: boolean;
}

/** Every page under its parent, with its state and the button that changes it. */
export function PageTree({ pages, mayPublish }: PageTreeProps) {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-[12px] text-muted">
          <th className="py-2 pr-4 font-normal">Page</th>
          <th className="hidden py-2 pr-4 font-normal md:table-cell">Status</th>
          <th className="hidden py-2 pr-4 font-normal lg:table-cell">Path</th>
          <th className="hidden py-2 pr-4 font-normal xl:table-cell">Updated</th>
          {mayPublish ? (
            <th className="py-2 font-normal">
              <span className="sr-only">Publication</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id} className="border-b border-line hover:bg-sand">
            <th
              scope="row"
              className={`py-1 pr-4 ${indents[page.level]} ${page.level === 1 ? "font-semibold" : "font-normal"}`}
            >
              {page.title}
              <div className="text-[12px] font-normal text-muted md:hidden">
                <PageStatus page={page} />
              </div>
            </th>
            <td className="hidden py-1 pr-4 md:table-cell">
              <PageStatus page={page} />
            </td>
            <td className="hidden py-1 pr-4 lg:table-cell">
              <PublicPath page={page} />
            </td>
            <td className="hidden py-1 pr-4 text-muted xl:table-cell">
              <Moment at={page.updatedAt} />
            </td>
            {mayPublish ? (
              <td className="py-1 text-right">
                <Publication page={page} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const indents: Record<number, string | undefined> = { 2: "pl-6", 3: "pl-12" };

function PageStatus({ page }: { page: PageTreeItem }) {
  if (page.isHiddenByParent) return <Status tone="warn">Hidden by its parent</Status>;
  return page.isPublished ? <Status tone="good">Published</Status> : <Status tone="quiet">Draft</Status>;
}

/** A link where visitors find the page, its bare path where they do not. */
function PublicPath({ page }: { page: PageTreeItem }) {
  const isOnSite = page.isPublished && !page.isHiddenByParent;
  if (!isOnSite) return <span className="mono text-muted">{page.path}</span>;
  return (
    <a href={page.path} className={`mono text-muted hover:text-ink hover:underline ${focusRing}`}>
      {page.path}
    </a>
  );
}

function Publication({ page }: { page: PageTreeItem }) {
  const action = paths.admin.publication(page.slug);
  const isSending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset>
      {page.isPublished ? <input type="hidden" name="_method" value="delete" /> : null}
      <button type="submit" disabled={isSending} className={buttonClasses.quiet}>
        {page.isPublished ? "Unpublish" : "Publish"}
        <span className="sr-only"> {page.title}</span>
      </button>
    </Form>
  );
}
