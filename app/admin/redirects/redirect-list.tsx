import { Link } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { EmptyState } from "#app/admin/empty-state.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import type { Redirect } from "#app/domain/redirects/redirects.server.ts";
import { paths } from "#app/http/paths.ts";
import type { RedirectReason } from "#db/schema/redirects.ts";

const reasons: Record<RedirectReason, string> = {
  rename: "Renamed",
  move: "Moved",
  delete: "Deleted",
  manual: "By hand",
};

interface RedirectListProps {
  redirects: Redirect[];
  mayUpdate: boolean;
  isSearching: boolean;
}

/** Old paths, where they lead and how often they were asked for. */
export function RedirectList({ redirects, mayUpdate, isSearching }: RedirectListProps) {
  if (redirects.length === 0) {
    return (
      <EmptyState title={isSearching ? "No redirect like that" : "No redirects yet"}>
        <p>
          {isSearching
            ? "No old path and no target has these words."
            : "Renaming, moving and deleting a page makes them."}
        </p>
      </EmptyState>
    );
  }
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-[0.75rem] text-muted">
          <th className="py-1.5 pr-4 font-normal">Old path</th>
          <th className="pr-4 font-normal">Leads to</th>
          <th className="hidden pr-4 font-normal lg:table-cell">Why</th>
          <th className="hidden pr-4 text-right font-normal sm:table-cell">Hits</th>
          <th className="hidden pr-4 font-normal xl:table-cell">Last used</th>
          {mayUpdate ? (
            <th className="font-normal">
              <span className="sr-only">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ id, fromPath, toPath, reason, hits, lastHitAt }) => (
          <tr key={id} className="border-b border-line hover:bg-sand">
            <th scope="row" className="mono py-2 pr-4 font-normal wrap-anywhere">
              {fromPath}
            </th>
            <td className="pr-4 wrap-anywhere">
              {toPath ? (
                <span className="mono">{toPath}</span>
              ) : (
                <span className="text-muted">Gone (410)</span>
              )}
            </td>
            <td className="hidden pr-4 text-muted lg:table-cell">{reasons[reason]}</td>
            <td className="mono hidden pr-4 text-right sm:table-cell">{hits}</td>
            <td className="hidden pr-4 text-muted xl:table-cell">
              {lastHitAt ? <Moment at={lastHitAt} /> : "Never"}
            </td>
            {mayUpdate ? (
              <td className="w-px">
                <div className="flex justify-end">
                  <Link to={`${paths.admin.redirects()}?edit=${id}`} className={buttonClasses.quiet}>
                    Edit<span className="sr-only"> {fromPath}</span>
                  </Link>
                  <PostButton
                    action={paths.admin.redirects()}
                    fields={{ intent: "delete", id }}
                    className={buttonClasses.quiet}
                  >
                    Delete<span className="sr-only"> {fromPath}</span>
                  </PostButton>
                </div>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
