import { useEditor, useEditorType } from "#app/admin/editor/editor.ts";
import { livePathOf } from "#app/admin/editor/live-path.ts";
import { editorMenuId, PanelLink } from "#app/admin/editor/panels/route-panel.tsx";
import { Menu, menuItemClasses } from "#app/admin/menu.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { paths } from "#app/paths/paths.ts";

/** The title of the panel with the address or the language of an item. */
export function panelTitle({ hasAddress, hasLanguage }: { hasAddress: boolean; hasLanguage?: boolean }) {
  if (hasAddress) return "Address, links and deletion";
  return hasLanguage ? "Language, links and deletion" : "Links and deletion";
}

/** Everything beside the fields of a content item: panels, and actions on the whole item. */
export function ContentMenu() {
  const item = useEditor(({ item }) => item);
  const mayPublish = useEditor(({ mayPublish }) => mayPublish);
  const { noun, preview } = useEditorType();
  const resources = paths.admin.contentResources(item.screen);
  const { publication } = paths.admin.document(item.type, item.key);
  const livePath = livePathOf(item);
  const text = `${noun[0]?.toUpperCase()}${noun.slice(1)} settings`;
  return (
    <Menu label={text} text={text} summaryId={editorMenuId}>
      <PanelLink to={resources.address}>
        {panelTitle({ hasAddress: item.path !== undefined, hasLanguage: item.hasLanguageChoice })}
      </PanelLink>
      <PanelLink to={resources.versions}>Versions</PanelLink>
      {item.path ? <PanelLink to={resources.sharing}>Preview links</PanelLink> : null}
      {item.isTranslated ? <PanelLink to={resources.translations}>Languages</PanelLink> : null}
      <NewTabLink href={preview.srcOf(item)} className={menuItemClasses}>
        Open the preview
      </NewTabLink>
      {livePath ? (
        <NewTabLink href={livePath} className={menuItemClasses}>
          View on the site
        </NewTabLink>
      ) : null}
      {mayPublish && item.isPublished ? (
        <PostButton action={publication} fields={{ _method: "delete" }} className={menuItemClasses}>
          Unpublish
        </PostButton>
      ) : null}
    </Menu>
  );
}
