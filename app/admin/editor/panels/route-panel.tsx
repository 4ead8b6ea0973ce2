import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "#app/admin/button.tsx";
import { useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { focused } from "#app/admin/lost-focus.ts";
import { menuItemClasses } from "#app/admin/menu.tsx";
import { RejectedTexts } from "#app/admin/publishing/unsaved-texts.tsx";
import { paths } from "#app/paths/paths.ts";
import { toast } from "#app/ui/toast-store.ts";
import { Panel } from "./panel.tsx";

interface RoutePanelProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The button that opens the panels; it receives the focus when one closes. */
export const editorMenuId = "editor-menu";

/** A panel above the editor with its own route; closing it navigates back to the editor's screen. */
export function RoutePanel({ title, isWide = false, children }: RoutePanelProps) {
  const navigate = useNavigate();
  const screen = useEditor(({ item }) => item.screen);
  return (
    <Panel
      title={title}
      place={isWide ? "centre" : "side"}
      isWide={isWide}
      closeTo={screen}
      onClose={() => navigate(screen, { preventScrollReset: true })}
      onClosed={() => focused(document.getElementById(editorMenuId))}
    >
      <div className="p-4">{children}</div>
    </Panel>
  );
}

/** Labels of the texts in the forms of panels. */
export const panelTextLabels: Record<string, string> = { slug: "Slug", name: "Name" };

/** Replaces a panel that could not be loaded; the editor below it is unaffected. */
export function RoutePanelError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { screen, type, key } = useEditor(({ item }) => item);
  const noun = useEditor(({ type }) => type.noun);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  // Someone else may have renamed the page; its id finds it.
  const isPage = status === 404 && type === "pages";
  const address = isPage ? pathname.replace(screen, paths.admin.page(key)) : pathname;
  return (
    <RoutePanel title="This could not be loaded">
      <p role="alert" className="border-l-2 border-bad pl-3">
        {status === 404
          ? `This ${noun} has been moved or deleted. Restore it from the trash, then try again.`
          : (problems[status ?? 0] ?? "Something went wrong. Try again in a moment.")}
      </p>
      <div className="mt-4">
        <RejectedTexts labels={panelTextLabels} />
      </div>
      <p className="mt-4">
        <ButtonLink to={address + search} look="primary">
          Try again
        </ButtonLink>
      </p>
    </RoutePanel>
  );
}

const problems: Record<number, string | undefined> = {
  0: "The site cannot be reached. Check your connection. What you typed is not lost.",
  403: "Your role does not allow this. Ask an owner if it should.",
  503: "The database cannot be reached. Try again in a minute.",
};

/** Does nothing while the site is unreachable: the navigation would fail and leave the editor. */
export function PanelLink({ to, children }: { to: string; children: string }) {
  const editor = useEditorStore();
  function stayOffline(event: MouseEvent) {
    if (editor.getState().saving.status !== "offline") return;
    event.preventDefault();
    toast({
      variant: "destructive",
      title: "The site cannot be reached",
      description: "What you typed is stored. Open this again when it is saved.",
    });
  }
  return (
    <Link to={to} preventScrollReset onClick={stayOffline} className={menuItemClasses}>
      {children}
    </Link>
  );
}
