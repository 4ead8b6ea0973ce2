import type { MouseEvent } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { useSavedVersion } from "#app/admin/editor/publishing/publishing-requests.ts";
import { useSession } from "#app/admin/editor/session.ts";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** Opens the site with the unpublished settings of all tabs, as soon as the draft has what was typed last. */
export function PreviewSite({ language }: { language: ContentLanguage }) {
  const address = paths.admin.sitePreview(language);
  const session = useSession();
  const savedVersion = useSavedVersion();

  async function openWhenSaved(event: MouseEvent) {
    if (!session?.hasUnsent()) return;
    // At once: browsers refuse a window that opens later than the click.
    const opened = window.open("about:blank", "_blank");
    if (!opened) return;
    event.preventDefault();
    opened.opener = null;
    // What cannot be saved is not previewed; the save status says why.
    await savedVersion().catch(() => {});
    opened.location.replace(address);
  }

  return (
    <NewTabLink href={address} className={buttonClasses.plain} onClick={openWhenSaved}>
      <span>
        Preview<span className="max-sm:sr-only"> the site</span>
      </span>
    </NewTabLink>
  );
}
