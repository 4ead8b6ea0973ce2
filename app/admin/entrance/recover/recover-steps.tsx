import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance/entrance.tsx";
import { EntranceField } from "#app/admin/entrance/entrance-field.tsx";
import { EntranceForm, type Refusal } from "#app/admin/entrance/entrance-form.tsx";
import { messages } from "#app/admin/entrance/messages.ts";
import { paths } from "#app/http/paths.ts";

/** Asks for a link by mail. */
export function AskForm({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <Entrance title={messages.setANewPassword}>
      <p className="mb-6 text-muted">{messages.weEmailYouALink}</p>
      <EntranceForm id="recover" refusal={refusal} submitLabel={messages.sendLink}>
        <EntranceField name="email" label={messages.email} type="email" autoComplete="username" autoFocus />
      </EntranceForm>
      <p className="mt-6">
        <Link to={paths.admin.signIn()} className={linkClasses}>
          {messages.backToSignIn}
        </Link>
      </p>
    </Entrance>
  );
}

/** What everybody reads who has asked for a link, whether the address is somebody's or not. */
export function OnItsWay() {
  return (
    <Entrance title={messages.checkYourEmail}>
      <p>{messages.ifAnAccountHasThis}</p>
      <p className="mt-4">
        {messages.noEmailCheckYourSpam}{" "}
        <Link to={paths.admin.recover()} className={linkClasses}>
          {messages.tryAnotherAddress}
        </Link>
        {messages.anOwnerCanTellYou}
      </p>
    </Entrance>
  );
}

/** What a link says that is used, too old or mistyped. */
export function ClosedLink() {
  return (
    <Entrance title={messages.thisLinkNoLongerWorks}>
      <p>
        {messages.aLinkWorksOnceFor}{" "}
        <Link to={paths.admin.recover()} className={linkClasses}>
          {messages.requestAnotherLink}
        </Link>
        .
      </p>
    </Entrance>
  );
}

interface NewPasswordFormProps {
  email: string;
  refusal: Refusal | undefined;
}

/** Sets a new password behind a link. */
export function NewPasswordForm({ email, refusal }: NewPasswordFormProps) {
  return (
    <Entrance title={messages.setANewPassword}>
      <p className="mb-6 text-muted">
        {messages.forLabel} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>
        {messages.allSessionsOfTheAccount}
      </p>
      <EntranceForm id="new-password" refusal={refusal} submitLabel={messages.setPassword}>
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <EntranceField
          name="password"
          label={messages.newPassword}
          type="password"
          autoComplete="new-password"
          hint={messages.useAtLeast12Characters}
          autoFocus
        />
      </EntranceForm>
    </Entrance>
  );
}
