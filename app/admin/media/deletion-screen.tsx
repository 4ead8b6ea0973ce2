import { Form, Link } from "@remix-run/react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { EmptyState } from "#app/admin/empty-state.tsx";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import type { MediaUse } from "#app/domain/media/media-usage.server.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/http/paths.ts";
import { MediaThumb } from "./media-thumb.tsx";
import { MediaUses } from "./media-uses.tsx";

interface DeletionScreenProps {
  candidates: { item: MediaItem; uses: MediaUse[] }[];
}

/** The last question before files are deleted. What something shows is not, and says what that is. */
export function DeletionScreen({ candidates }: DeletionScreenProps) {
  const free = candidates.filter(({ uses }) => uses.length === 0);
  return (
    <AdminPage title="Delete" back={{ to: paths.admin.media(), label: "Media" }}>
      {candidates.length === 0 ? (
        <EmptyState title="Nothing is left to delete">
          <p>Somebody has deleted it already.</p>
        </EmptyState>
      ) : (
        <div className="max-w-[760px]">
          <h2 className="text-[0.9375rem] font-semibold">{question(candidates.length, free.length)}</h2>
          <p className="mt-1 text-muted">
            {free.length > 0
              ? "The original and everything made from it are removed for good."
              : "Take it out of these places first, then delete it."}
          </p>
          <ul className="mt-5 border-t border-line">
            {candidates.map(({ item, uses }) => (
              <li
                key={item.id}
                className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-b border-line py-3"
              >
                <MediaThumb item={item} sizes="72px" className="aspect-[4/3]" />
                <div className="min-w-0">
                  <Link
                    to={paths.admin.mediaItem(item.id)}
                    className={`block truncate font-medium hover:underline ${focusRing}`}
                  >
                    {item.name}
                  </Link>
                  {uses.length > 0 ? (
                    <>
                      <p className="mt-0.5 text-warn">Not deleted, because it is used:</p>
                      <MediaUses uses={uses} />
                    </>
                  ) : (
                    <p className="mt-0.5 text-muted">Used nowhere</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <Form method="post" action={paths.admin.mediaDeletion()} className="mt-5 flex flex-wrap gap-2">
            {free.map(({ item }) => (
              <input key={item.id} type="hidden" name="id" value={item.id} />
            ))}
            {free.length > 0 ? (
              <SubmitButton density="compact" pendingLabel="Deleting…">
                {free.length === 1 ? "Delete the file" : `Delete ${free.length} files`}
              </SubmitButton>
            ) : null}
            <Link to={paths.admin.media()} className={buttonClasses.plain}>
              Keep {candidates.length === 1 ? "it" : "them"}
            </Link>
          </Form>
        </div>
      )}
    </AdminPage>
  );
}

function question(all: number, free: number): string {
  if (free === 0) return all === 1 ? "This file is used and stays" : "These files are used and stay";
  if (free === all) return all === 1 ? "Delete this file?" : `Delete these ${all} files?`;
  return `Delete ${free} of these ${all} files?`;
}
