import { Link, useLocation, useRouteError } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { paths } from "#app/http/paths.ts";
import { errorWords } from "#app/ui/error-words.ts";
import { useRequestId } from "#app/ui/request-id.ts";
import { Entrance } from "./entrance.tsx";

/** What went wrong at the admin's door, in the place of its form. */
export function EntranceError() {
  const { title, hint, isExpected } = errorWords(useRouteError());
  const requestId = useRequestId();
  const { pathname, search } = useLocation();
  return (
    <Entrance title={title}>
      <div role="alert">
        <p>{hint}</p>
        {!isExpected && requestId ? (
          <p className="mono mt-4 text-muted" data-request-id={requestId}>
            {`Request ${requestId}`}
          </p>
        ) : null}
      </div>
      <p className="mt-6 flex gap-6">
        <Link to={pathname + search} reloadDocument className={linkClasses}>
          Try again
        </Link>
        <Link to={paths.admin.signIn()} className={linkClasses}>
          Sign in
        </Link>
      </p>
    </Entrance>
  );
}
