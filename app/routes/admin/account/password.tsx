import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountWith } from "#app/admin/account/account-news.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { AccountOfPassword } from "#app/admin/auth/auth-layout.tsx";
import { newPasswordHint } from "#app/admin/auth/messages.ts";
import { passwordChangeSchema } from "#app/domain/accounts/credentials.ts";
import { weakPasswordProblem } from "#app/domain/accounts/passwords.server.ts";
import { changePassword } from "#app/domain/accounts/profile.server.ts";
import { TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { requireSession, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Password");

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireStaff(request, "account.update");
  return { email };
}

/** Changes the password and ends all other sessions. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireSession(request, "account.update");
  const submission = parseForm(await readForm(request), passwordChangeSchema);
  const hideFields = ["current", "password"];
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { current, password } = submission.value;
  const problem = await passwordProblem(session.staff, current);
  if (problem) {
    const fieldErrors = { current: [problem.text] };
    return data(submission.reply({ hideFields, fieldErrors }), { status: problem.status });
  }
  const weak = await weakPasswordProblem(password, [session.staff.email, session.staff.name]);
  if (weak) {
    return data(submission.reply({ hideFields, fieldErrors: { password: [weak] } }), { status: 400 });
  }
  await changePassword(session, password);
  return seeOther(accountWith("password"));
}

export default function Password() {
  const { email } = useLoaderData<typeof loader>();
  const [form, fields] = useSchemaForm(passwordChangeSchema, {
    id: "password",
    lastResult: useActionData<typeof action>(),
    shouldValidate: "onBlur",
  });
  return (
    <AdminPage title="Password" back={{ to: paths.admin.account(), label: "Your account" }}>
      <Form method="post" {...getFormProps(form)} className="grid max-w-[340px] gap-4">
        <p className="text-muted">Your other sessions on all devices are signed out.</p>
        <FormErrors form={form} />
        <AccountOfPassword email={email} />
        <TextField
          field={fields.current}
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <TextField
          field={fields.password}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={newPasswordHint}
        />
        <div>
          <SubmitButton>Change password</SubmitButton>
        </div>
      </Form>
    </AdminPage>
  );
}
