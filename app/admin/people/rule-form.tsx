import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { paths } from "#app/http/paths.ts";
import { ConfirmedPost } from "./confirmed-post.tsx";

interface RuleFormProps {
  isRequired: boolean;
  /** How many people with an open account have no second factor. */
  without: number;
  mayUpdate: boolean;
  /** Whether the reader has one. */
  hasOwnFactor: boolean;
}

/** Whether every account needs a second factor. */
export function RuleForm({ isRequired, without, mayUpdate, hasOwnFactor }: RuleFormProps) {
  return (
    <div className="grid gap-3">
      <p className="max-w-[560px]">
        {isRequired
          ? "Two-factor authentication is required: an authenticator app or a passkey. Accounts without one can only set one up."
          : "Two-factor authentication is optional."}{" "}
        <span className="text-muted">{countWords(without)}</span>
      </p>
      {mayUpdate && !isRequired && !hasOwnFactor ? (
        <p className="max-w-[560px] border-l-2 border-warn pl-3">
          To require it for everyone, first{" "}
          <Link to={paths.admin.account()} className={linkClasses}>
            set up a second factor for your own account
          </Link>
          . Otherwise the rule would lock you out.
        </p>
      ) : null}
      {mayUpdate && (isRequired || hasOwnFactor) ? (
        <ConfirmedPost action={paths.admin.accessRules()} isUndoing={isRequired}>
          {isRequired ? "Make it optional" : "Require it for everyone"}
        </ConfirmedPost>
      ) : null}
    </div>
  );
}

function countWords(without: number): string {
  if (without === 0) return "All accounts have one.";
  return without === 1 ? "1 account has none." : `${without} accounts have none.`;
}
