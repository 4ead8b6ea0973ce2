import { Link, useLocation, useRouteError } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { paths } from "#app/http/paths.ts";
import { errorTexts } from "#app/ui/error-texts.ts";
import { RequestLine } from "#app/ui/request-line.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { messages } from "./messages.ts";

/** The error page of the sign-in screens, in the place of the form. */
export function AuthError() {
  const { title, hint, isExpected } = errorTexts(useRouteError());
  const { pathname, search } = useLocation();
  return (
    <AuthLayout title={title}>
      <div role="alert">
        <p>{hint}</p>
        {isExpected ? null : <RequestLine className="mt-4" />}
      </div>
      <p className="mt-6 flex gap-6">
        <Link to={pathname + search} reloadDocument className={linkClasses}>
          {messages.tryAgain}
        </Link>
        <Link to={paths.admin.signIn()} className={linkClasses}>
          {messages.signIn}
        </Link>
      </p>
    </AuthLayout>
  );
}
