import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

interface Trashed {
  id: string;
  title: string;
  trashedAt: Date | null;
}

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
      <summary className="cursor-pointer py-1 text-muted hover:text-ink">
        {messages.trash(trashed.length)}
      </summary>
      <p className="py-1 text-[0.75rem] text-muted">{messages.itIsDeletedPermanentlyAfter}</p>
      <ul>
        {trashed.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
            <span dir="auto" className="min-w-0 grow wrap-anywhere">
              {each.title || messages.untitled}
              {each.trashedAt ? (
                <span className="text-muted">
                  {messages.deleted} <Moment at={each.trashedAt} />
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
    <PostButton
      action={paths.admin.contentResources(pathOf(id)).removal}
      fields={{ _method: "delete" }}
      className={buttonClasses.plain}
    >
      {messages.restore}
      <span className="sr-only"> {title}</span>
    </PostButton>
  );
}
