import { Link } from "@remix-run/react";
import { AuthLayout } from "#app/admin/auth/auth-layout.tsx";
import { messages } from "#app/admin/auth/messages.ts";
import { linkClasses } from "#app/admin/classes.ts";
import { paths } from "#app/http/paths.ts";

/** Shown for a setup link that is used, expired or mistyped. */
export function ClosedLink() {
  return (
    <AuthLayout title={messages.thisLinkNoLongerWorks}>
      <p>
        {messages.aSetupLinkWorksOnce} <code>npm start</code>
        {messages.orRun} <code>docker compose run --rm app site first-owner</code>.
      </p>
      <p className="mt-4">
        {messages.alreadyHaveAnAccount}{" "}
        <Link to={paths.admin.signIn()} className={linkClasses}>
          {messages.signIn}
        </Link>
      </p>
    </AuthLayout>
  );
}
