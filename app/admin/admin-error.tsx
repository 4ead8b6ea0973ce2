import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "#app/http/paths.ts";
import { RequestLine } from "#app/ui/request-line.tsx";
import { AdminPage } from "./admin-page.tsx";
import { buttonClasses } from "./classes.ts";

/** What went wrong on an admin screen, in the place of the screen. */
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
              Try again
            </Link>
          ) : null}
          <Link to={paths.admin.home()} className={buttonClasses.plain}>
            Back to the start
          </Link>
        </p>
      </div>
    </AdminPage>
  );
}

/** A form that the browser sent without script is answered with what is wrong with it. */
function wordsOf(error: unknown) {
  if (!isRouteErrorResponse(error) || ![400, 409].includes(error.status) || typeof error.data !== "string")
    return undefined;
  return { title: "Not saved", hint: `${error.data}. Go back to the form with your browser’s back button.` };
}

const expected: Record<number, { title: string; hint: string } | undefined> = {
  403: { title: "Not for this account", hint: "Your role does not allow this. Ask an owner if it should." },
  404: {
    title: "Nothing here",
    hint: "It may have been moved or deleted, or the address has a typing error.",
  },
  502: {
    title: "The file cannot be opened",
    hint: "The storage that holds it cannot be reached. The file is safe there; try again in a minute.",
  },
  503: {
    title: "The database cannot be reached",
    hint: "Nothing can be read or saved until it is back. What was saved is safe, and what you have typed stays in this browser. Try again in a minute.",
  },
  405: { title: "Nothing here", hint: "This address takes forms only; there is no page behind it." },
};

const unexpected = {
  title: "This did not work",
  hint: "Nothing was half saved. Try again in a moment; the log has the error.",
};
