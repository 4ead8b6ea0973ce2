import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "#app/http/paths.ts";
import { RequestLine } from "#app/ui/request-line.tsx";
import { AdminPage } from "./admin-page.tsx";
import { buttonClasses } from "./classes.ts";
import { messages } from "./messages.ts";

/** The error page of an admin screen, in the place of the screen. */
export function AdminError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, hint } = wordsOf(error) ?? expected[status] ?? unexpected;
  const { pathname, search } = useLocation();
  return (
    <AdminPage title={title}>
      <div role="alert" className="max-w-prose">
        <p className="mono text-muted">{status}</p>
        <p className="mt-2 mb-5">{hint}</p>
        {status >= 500 ? <RequestLine className="mb-5" /> : null}
        <p className="flex flex-wrap gap-2">
          {status >= 500 ? (
            <Link to={pathname + search} reloadDocument className={buttonClasses.primary}>
              {messages.tryAgain}
            </Link>
          ) : null}
          <Link to={paths.admin.home()} className={buttonClasses.plain}>
            {messages.backToTheOverview}
          </Link>
        </p>
      </div>
    </AdminPage>
  );
}

/** The response to a form that was sent without JavaScript carries its own message. */
function wordsOf(error: unknown) {
  if (!isRouteErrorResponse(error) || ![400, 409].includes(error.status) || typeof error.data !== "string")
    return undefined;
  return { title: messages.notSaved, hint: messages.browserBackButton(error.data) };
}

const expected: Record<number, { title: string; hint: string } | undefined> = {
  403: { title: messages.youDoNotHaveAccess, hint: messages.yourRoleDoesNotAllow },
  404: {
    title: messages.pageNotFound,
    hint: messages.itMayHaveBeenMoved,
  },
  502: {
    title: messages.theFileCannotBeOpened,
    hint: messages.theFileStorageCannotBe,
  },
  503: {
    title: messages.theDatabaseCannotBeReached,
    hint: messages.nothingCanBeLoadedOr,
  },
  405: { title: messages.pageNotFound, hint: messages.thisAddressAcceptsFormsOnly },
};

const unexpected = {
  title: messages.somethingWentWrong,
  hint: messages.nothingWasSavedTryAgain,
};
