import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
} from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "#app/admin/button.tsx";
import { type EditedPage, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { livePathOf } from "#app/admin/editor/live-path.ts";
import { Panel } from "#app/admin/editor/panels/panel.tsx";
import { focused } from "#app/admin/lost-focus.ts";
import { Menu, menuItemClasses } from "#app/admin/menu.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { MissingPageTexts } from "#app/admin/pages/missing-page-texts.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { isHome } from "#app/domain/pages/home.ts";
import { paths } from "#app/paths/paths.ts";
import { toast } from "#app/ui/toast-store.ts";
import { messages } from "./messages.ts";

interface PagePanelProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The button that opens the panels; it receives the focus when one closes. */
const pageMenuId = "page-menu";

/** A panel above the page's screen with its own route; closing it navigates back to the page. */
export function PagePanel({ title, isWide = false, children }: PagePanelProps) {
  const navigate = useNavigate();
  const screen = paths.admin.page(useParams().slug ?? "");
  return (
    <Panel
      title={title}
      place={isWide ? "centre" : "side"}
      isWide={isWide}
      closeTo={screen}
      onClose={() => navigate(screen, { preventScrollReset: true })}
      onClosed={() => focused(document.getElementById(pageMenuId))}
    >
      <div className="p-4">{children}</div>
    </Panel>
  );
}

/** Replaces a panel that could not be loaded; the editor below it is unaffected. */
export function PagePanelError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { slug = "" } = useParams();
  const id = useEditor(({ page }) => page.id);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  // Someone else may have renamed the page; its id finds it.
  const address = status === 404 ? pathname.replace(paths.admin.page(slug), paths.admin.page(id)) : pathname;
  return (
    <PagePanel title={messages.thisCouldNotBeLoaded}>
      <p role="alert" className="border-l-2 border-bad pl-3">
        {problems[status ?? 0] ?? messages.somethingWentWrongTryAgain}
      </p>
      <div className="mt-4">
        <MissingPageTexts />
      </div>
      <p className="mt-4">
        <ButtonLink to={address + search} look="primary">
          {messages.tryAgain}
        </ButtonLink>
      </p>
    </PagePanel>
  );
}

const problems: Record<number, string | undefined> = {
  0: messages.theSiteCannotBeReachedCheck,
  403: messages.yourRoleDoesNotAllow,
  404: messages.thisPageHasBeenMoved,
  503: messages.theDatabaseCannotBeReached,
};

/** Everything beside the page's blocks and fields: panels, and actions on the whole page. */
export function PageMenu() {
  const page = useEditor(({ page }) => page);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const mayPublish = useEditor(({ mayPublish }) => mayPublish);
  const { slug } = page;
  const livePath = livePathOf(page);
  return (
    <Menu label={messages.pageSettings} text={messages.pageSettings} summaryId={pageMenuId}>
      <PanelLink to={paths.admin.address(slug)}>{messages.addressAndMenus}</PanelLink>
      <PanelLink to={paths.admin.versions(slug)}>{messages.versions}</PanelLink>
      <PanelLink to={paths.admin.sharing(slug)}>{messages.previewLinks}</PanelLink>
      <NewTabLink href={paths.pagePreview(page.id)} className={menuItemClasses}>
        {messages.openThePreview}
      </NewTabLink>
      {livePath ? (
        <NewTabLink href={livePath} className={menuItemClasses}>
          {messages.viewLivePage}
        </NewTabLink>
      ) : null}
      {mayUpdate && !isHome(page) ? (
        <>
          <PostButton
            action={paths.admin.copy(page.id)}
            className={`${menuItemClasses} border-t border-line`}
          >
            {messages.duplicate}
          </PostButton>
          <PanelLink to={paths.admin.preset(slug)}>{messages.saveAsPreset}</PanelLink>
        </>
      ) : null}
      {mayPublish && !isHome(page) ? <Unpublish page={page} /> : null}
      {mayUpdate && !isHome(page) ? (
        <Link to={paths.admin.removal(page.id)} className={`${menuItemClasses} text-bad`}>
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
      action={paths.admin.publication(page.id)}
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
