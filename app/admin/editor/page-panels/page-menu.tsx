import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { type EditedPage, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { Menu, menuItemClasses } from "#app/admin/menu.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { isHome } from "#app/domain/pages/home.ts";
import { paths } from "#app/http/paths.ts";
import { toast } from "#app/ui/toast-store.ts";
import { messages } from "./messages.ts";
import { pageMenuId } from "./page-panel.tsx";

/** Everything beside the page's blocks and fields: panels, and actions on the whole page. */
export function PageMenu() {
  const page = useEditor(({ page }) => page);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const mayPublish = useEditor(({ mayPublish }) => mayPublish);
  const { slug } = page;
  return (
    <Menu label={messages.pageSettings} text={messages.pageSettings} summaryId={pageMenuId}>
      <PanelLink to={paths.admin.address(slug)}>{messages.addressAndMenus}</PanelLink>
      <PanelLink to={paths.admin.versions(slug)}>{messages.versions}</PanelLink>
      <PanelLink to={paths.admin.sharing(slug)}>{messages.previewLinks}</PanelLink>
      <a href={paths.pagePreview(page.id)} target="_blank" rel="noopener" className={menuItemClasses}>
        {messages.openThePreview} <span aria-hidden="true">↗</span>
        <span className="sr-only"> {messages.inANewTab}</span>
      </a>
      {mayUpdate && !isHome(page) ? (
        <>
          <PostButton action={paths.admin.copy(slug)} className={`${menuItemClasses} border-t border-line`}>
            {messages.duplicate}
          </PostButton>
          <PanelLink to={paths.admin.preset(slug)}>{messages.saveAsPreset}</PanelLink>
        </>
      ) : null}
      {mayPublish && !isHome(page) ? <Unpublish page={page} /> : null}
      {mayUpdate && !isHome(page) ? (
        <Link to={paths.admin.removal(slug)} className={`${menuItemClasses} text-bad`}>
          {messages.deleteLabel}
        </Link>
      ) : null}
    </Menu>
  );
}

function Unpublish({ page }: { page: EditedPage }) {
  if (!page.isPublished) return null;
  return (
    <PostButton
      action={paths.admin.publication(page.slug)}
      fields={{ _method: "delete" }}
      className={menuItemClasses}
    >
      {messages.unpublish}
    </PostButton>
  );
}

/** Does nothing while the site is unreachable: the navigation would fail and leave the editor. */
function PanelLink({ to, children }: { to: string; children: string }) {
  const editor = useEditorStore();
  function stayOffline(event: MouseEvent) {
    if (editor.getState().saving.status !== "offline") return;
    event.preventDefault();
    toast({
      variant: "destructive",
      title: messages.theSiteCannotBeReached,
      description: messages.whatYouTypedIsStored,
    });
  }
  return (
    <Link to={to} preventScrollReset onClick={stayOffline} className={menuItemClasses}>
      {children}
    </Link>
  );
}
