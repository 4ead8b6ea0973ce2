import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { paths } from "#app/http/paths.ts";

/** What a link says that is used, too old or mistyped. */
export function ClosedLink() {
  return (
    <Entrance title="This link does not open any more">
      <p>
        A link works once and for an hour, and a newer one takes its place.{" "}
        <Link to={paths.admin.recover()} className={linkClasses}>
          Ask for another
        </Link>
        .
      </p>
    </Entrance>
  );
}
