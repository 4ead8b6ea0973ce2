import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useSearchParams } from "@remix-run/react";
import { PasskeySignIn } from "#app/admin/account/passkey-sign-in.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance.tsx";
import { signInSchema } from "#app/domain/accounts/credentials.ts";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { authenticator } from "#app/http/authenticator.server.ts";
import { enter, returnPath } from "#app/http/enter.server.ts";
import { findSessionOf } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";

export const headers: HeadersFunction = () => privateHeaders;

export const meta: MetaFunction = () => adminMeta("Sign in");

/** Whoever is signed in already goes on to where they wanted. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (await findSessionOf(request)) throw redirect(returnPath(request), { headers: privateHeaders });
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await authenticator.authenticate("form", request);
  if (answer.kind === "refused") {
    return data({ result: answer.result, refusedAt: Date.now() }, { status: answer.status });
  }

  return enter(answer, request);
}

export default function SignIn() {
  const refusal = useActionData<typeof action>();
  const [search] = useSearchParams();
  const [form, fields] = useForm({
    id: "sign-in",
    lastResult: refusal?.result,
    constraint: getZodConstraint(signInSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Entrance title="Sign in">
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <FormErrors form={form} density="compact" />
        <TextField
          field={fields.email}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus={!refusal}
          density="compact"
        />
        <TextField
          key={refusal?.refusedAt} // a new field, so that a refused password is gone
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="current-password"
          autoFocus={refusal !== undefined}
          density="compact"
        />
        <SubmitButton density="compact">Sign in</SubmitButton>
      </Form>
      <PasskeySignIn action={paths.admin.passkeySignIn(search.get("returnTo") ?? undefined)} />
      <p className="mt-6">
        <Link to={paths.admin.recover()} className={linkClasses}>
          Forgot your password?
        </Link>
      </p>
    </Entrance>
  );
}
