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
import { messages as texts } from "./messages.ts";

interface PagePanelProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The button that opens the panels; it receives the focus when one closes. */
export const pageMenuId = "page-menu";

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
      onClosed={() => document.getElementById(pageMenuId)?.focus()}
    >
      <div className="p-4">{children}</div>
    </Panel>
  );
}

/** Replaces a panel that could not be loaded; the editor below it is unaffected. */
export function PagePanelError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <PagePanel title={texts.thisCouldNotBeLoaded}>
      <p role="alert" className="border-l-2 border-bad pl-3">
        {messages[status ?? 0] ?? texts.somethingWentWrongTryAgain}
      </p>
      <p className="mt-4">
        <Link to={pathname + search} className={buttonClasses.primary}>
          {texts.tryAgain}
        </Link>
      </p>
    </PagePanel>
  );
}

const messages: Record<number, string | undefined> = {
  0: texts.theSiteCannotBeReachedCheck,
  403: texts.yourRoleDoesNotAllow,
  404: texts.thisPageHasBeenMoved,
  503: texts.theDatabaseCannotBeReached,
};
