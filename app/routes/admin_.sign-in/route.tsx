import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { Entrance } from "#app/admin/entrance.tsx";
import { signInSchema } from "#app/domain/accounts/credentials.ts";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { authenticator } from "#app/http/authenticator.server.ts";
import { findStaff } from "#app/http/guards.server.ts";
import { ownAdminPath } from "#app/http/own-path.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { sessionCookie } from "#app/http/session-cookie.server.ts";

export const headers: HeadersFunction = () => privateHeaders;

export const meta: MetaFunction = () => adminMeta("Sign in");

/** Whoever is signed in already goes on to where they wanted. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (await findStaff(request)) throw redirect(returnTo(request), { headers: privateHeaders });
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await authenticator.authenticate("form", request);
  if (answer.kind === "refused") {
    return data({ result: answer.result, refusedAt: Date.now() }, { status: answer.status });
  }

  return redirectDocument(returnTo(request), {
    status: 303,
    headers: { ...privateHeaders, "Set-Cookie": sessionCookie(answer.token, answer.expiresAt) },
  });
}

function returnTo(request: Request): string {
  return ownAdminPath(new URL(request.url).searchParams.get("returnTo")) ?? paths.admin.home();
}

export default function SignIn() {
  const refusal = useActionData<typeof action>();
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
    </Entrance>
  );
}
