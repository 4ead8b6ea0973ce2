import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { paths } from "#app/http/paths.ts";

/** What everybody reads who has asked for a link, whether the address is somebody's or not. */
export function OnItsWay() {
  return (
    <Entrance title="Look into your mailbox">
      <p>If an account has this address, a link is on its way to it. It opens for an hour.</p>
      <p className="mt-4">
        Nothing came? Look among the unwanted mails, or{" "}
        <Link to={paths.admin.recover()} className={linkClasses}>
          try another address
        </Link>
        . An owner can say which address your account has.
      </p>
    </Entrance>
  );
}
