import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { paths } from "#app/http/paths.ts";

/** What a setup link says once it is used, expired or mistyped. */
export function ClosedLink() {
  return (
    <Entrance title="This link does not open any more">
      <p>
        A setup link works once and for 24 hours, and a newer link replaces it. While no account exists, the
        site’s operator can print a fresh link: start it again with <code>npm start</code>, or run{" "}
        <code>docker compose run --rm app site first-owner</code>.
      </p>
      <p className="mt-4">
        Is there an account already?{" "}
        <Link to={paths.admin.signIn()} className={linkClasses}>
          Sign in
        </Link>
      </p>
    </Entrance>
  );
}
