import { Form, Link } from "@remix-run/react";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { ReferenceList } from "#app/admin/reference-list.tsx";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { countVersions, isEarlierVersion, type Reference } from "#app/domain/references/reference.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/paths/paths.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { MediaThumb } from "./media-thumb.tsx";
import { messages } from "./messages.ts";

interface Candidate {
  item: MediaItem;
  uses: Reference[];
}

interface DeletionScreenProps {
  candidates: Candidate[];
}

const formId = "delete-media";

/**
 * Asks for confirmation before files are deleted. A file in use cannot be deleted and lists its uses; one that only
 * earlier versions use needs a separate confirmation.
 */
export function DeletionScreen({ candidates }: DeletionScreenProps) {
  const free = candidates.filter(({ uses }) => uses.length === 0);
  const inVersions = candidates.filter(isOnlyInVersions);
  return (
    <AdminPage title="Delete" back={{ to: paths.admin.media(), label: "Media" }}>
      {candidates.length === 0 ? (
        <EmptyState title="Nothing to delete">Someone else has already deleted it.</EmptyState>
      ) : (
        <div className="max-w-[760px]">
          <h2 className="text-[0.9375rem] font-semibold">
            {question(candidates.length, free.length, inVersions.length)}
          </h2>
          <p className="mt-1 text-muted">
            {free.length + inVersions.length > 0
              ? "The original and everything made from it are permanently deleted."
              : "Remove it from these places first, then delete it."}
          </p>
          <Form id={formId} method="post" action={paths.admin.mediaDeletion()} />
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
                      <p className="mt-0.5 text-warn">
                        {isOnlyInVersions({ uses })
                          ? "Used by earlier versions only:"
                          : "Not deleted, because it is used:"}
                      </p>
                      <ReferenceList references={uses} />
                      {isOnlyInVersions({ uses }) ? (
                        <Checkbox
                          id={`despite-${item.id}`}
                          form={formId}
                          name="despiteVersions"
                          value={item.id}
                          className="mt-2"
                          label={`Delete it anyway: ${messages.earlierVersionCount(countVersions(uses))} will show an empty picture`}
                          density="compact"
                        />
                      ) : null}
                    </>
                  ) : (
                    <p className="mt-0.5 text-muted">Not used</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap gap-2">
            {free.map(({ item }) => (
              <input key={item.id} form={formId} type="hidden" name="id" value={item.id} />
            ))}
            {free.length + inVersions.length > 0 ? (
              <SubmitButton form={formId} pendingLabel="Deleting…">
                {inVersions.length > 0 ? "Delete selected files" : messages.deleteFiles(free.length)}
              </SubmitButton>
            ) : null}
            <ButtonLink to={paths.admin.media()}>{messages.keepFiles(candidates.length)}</ButtonLink>
          </div>
        </div>
      )}
    </AdminPage>
  );
}

const isOnlyInVersions = ({ uses }: Pick<Candidate, "uses">) =>
  uses.length > 0 && uses.every(isEarlierVersion);

function question(all: number, free: number, inVersions: number): string {
  if (free + inVersions === 0) return messages.filesInUse(all);
  if (free + inVersions === all) return messages.deleteFilesQuestion(all);
  return `Delete ${free + inVersions} of these ${all} files?`;
}
