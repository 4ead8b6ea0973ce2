import { useParams } from "@remix-run/react";
import { AdminError, AdminPage } from "#app/admin/admin-page.tsx";
import { UnsavedTexts } from "#app/admin/publishing/unsaved-texts.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";

/** Replaces the screen of an item that was moved to the trash before these texts were sent. */
export function MissingContent({ texts }: { texts?: [label: string, text: string][] }) {
  const { type: collection, contentId } = useParams();
  const type = contentTypeAt(collection);
  if (!type || !texts) return <AdminError />;
  const list = paths.admin.contents(type.collection);
  return (
    <AdminPage title={messages.isInTheTrash(type.singular)} back={{ to: list, label: type.label }}>
      <p role="alert" className="mb-4">
        <TextLink to={`${list}?trashed=${contentId}`}>{messages.restoreThe(type.singular)}</TextLink>
      </p>
      <UnsavedTexts texts={texts} />
    </AdminPage>
  );
}
