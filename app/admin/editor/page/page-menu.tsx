import { Link } from "@remix-run/react";
import { useEditor } from "#app/admin/editor/editor.ts";
import type { EditedItem } from "#app/admin/editor/editor-type.ts";
import { livePathOf } from "#app/admin/editor/live-path.ts";
import { editorMenuId, PanelLink } from "#app/admin/editor/panels/route-panel.tsx";
import { Menu, menuItemClasses } from "#app/admin/menu.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { isHome } from "#app/domain/pages/home.ts";
import { paths } from "#app/paths/paths.ts";

/** Everything beside the page's blocks and fields: panels, and actions on the whole page. */
export function PageMenu() {
  const page = useEditor(({ item }) => item);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const mayPublish = useEditor(({ mayPublish }) => mayPublish);
  const { address, versions, sharing, translations, preset } = paths.admin.contentResources(page.screen);
  const livePath = livePathOf(page);
  return (
    <Menu label="Page settings" text="Page settings" summaryId={editorMenuId}>
      <PanelLink to={address}>Address and menus</PanelLink>
      <PanelLink to={versions}>Versions</PanelLink>
      <PanelLink to={sharing}>Preview links</PanelLink>
      {page.isTranslated ? <PanelLink to={translations}>Languages</PanelLink> : null}
      <NewTabLink href={paths.pagePreview(page.id)} className={menuItemClasses}>
        Open the preview
      </NewTabLink>
      {livePath ? (
        <NewTabLink href={livePath} className={menuItemClasses}>
          View live page
        </NewTabLink>
      ) : null}
      {mayUpdate && !isHome(page) ? (
        <>
          <PostButton
            action={paths.admin.copy(page.id)}
            className={`${menuItemClasses} border-t border-line`}
          >
            Duplicate
          </PostButton>
          <PanelLink to={preset}>Save as preset…</PanelLink>
        </>
      ) : null}
      {mayPublish && !isHome(page) ? <Unpublish page={page} /> : null}
      {mayUpdate && !isHome(page) ? (
        <Link to={paths.admin.removal(page.id)} className={`${menuItemClasses} text-bad`}>
          Delete…
        </Link>
      ) : null}
    </Menu>
  );
}

function Unpublish({ page }: { page: EditedItem }) {
  if (!page.isPublished) return null;
  return (
    <PostButton
      action={paths.admin.document(page.type, page.key).publication}
      fields={{ _method: "delete" }}
      className={menuItemClasses}
    >
      Unpublish
    </PostButton>
  );
}
