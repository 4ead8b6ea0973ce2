import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { Panel } from "#app/admin/editor/panels/panel.tsx";
import { paths } from "#app/http/paths.ts";

interface PagePanelProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The menu of the panels, which has the focus again once one is closed. */
export const pageMenuId = "page-menu";

/** A panel over the page's screen with an address of its own: closing it leads back to the page. */
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
      onClosed={() => document.getElementById(pageMenuId)?.focus()}
    >
      <div className="p-4">{children}</div>
    </Panel>
  );
}

/** In the place of a panel that could not be loaded; the editor below it stays as it is. */
export function PagePanelError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <PagePanel title="This could not be loaded">
      <p role="alert" className="border-l-2 border-bad pl-3">
        {messages[status ?? 0] ?? "This did not work. Try again in a moment."}
      </p>
      <p className="mt-4">
        <Link to={pathname + search} className={buttonClasses.primary}>
          Try again
        </Link>
      </p>
    </PagePanel>
  );
}

const messages: Record<number, string | undefined> = {
  0: "The site cannot be reached. Check your connection. What you have written is kept.",
  403: "Your role does not allow this. Ask an owner if it should.",
  404: "This page has been moved or deleted.",
  503: "The database cannot be reached. Try again in a minute.",
};
