import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { paths } from "#app/http/paths.ts";

/** What a setup link says once it is used, expired or mistyped. */
export function ClosedLink() {
  return (
    <Entrance title="This link does not open any more">
      <p>
        A setup link works once and for 24 hours, and a newer one takes its place. As long as there is no
        account, every start of the app prints a fresh link: restart it and open that one.
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
