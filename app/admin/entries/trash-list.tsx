import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { paths } from "#app/http/paths.ts";

interface Trashed {
  id: string;
  title: string;
  trashedAt: Date | null;
}

interface TrashListProps {
  trashed: Trashed[];
  /** What has been deleted a moment ago. */
  deletedId: string | null;
  pathOf: (id: string) => string;
  mayUpdate: boolean;
}

/** What was just deleted, with the way back, and all that waits in the trash. */
export function TrashList({ trashed, deletedId, pathOf, mayUpdate }: TrashListProps) {
  const deleted = trashed.find(({ id }) => id === deletedId);
  if (trashed.length === 0) return null;
  return (
    <>
      {deleted ? (
        <div
          role="status"
          className="order-first flex flex-wrap items-center gap-3 border-l-2 border-good pl-3"
        >
          <p>“{deleted.title || "Untitled"}” is in the trash.</p>
          {mayUpdate ? <Restore {...deleted} pathOf={pathOf} label="Undo" /> : null}
        </div>
      ) : null}
      <details className="mt-8 max-w-[940px]">
        <summary className="cursor-pointer py-1 text-muted hover:text-ink">
          In the trash: {trashed.length}
        </summary>
        <p className="py-1 text-[0.75rem] text-muted">After 30 days it is deleted for good.</p>
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
              {mayUpdate ? <Restore {...each} pathOf={pathOf} label="Restore" /> : null}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Restore({ id, title, pathOf, label }: Trashed & Pick<TrashListProps, "pathOf"> & { label: string }) {
  return (
    <PostButton
      action={paths.admin.entry(pathOf(id)).removal}
      fields={{ _method: "delete" }}
      className={buttonClasses.plain}
    >
      {label}
      <span className="sr-only"> {title}</span>
    </PostButton>
  );
}
