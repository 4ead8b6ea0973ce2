import { BrandMark } from "#app/admin/brand-mark.tsx";
import "#app/admin/admin.css";
import type { SubmissionResult } from "@conform-to/react";
import { Form, useLocation, useRouteError } from "@remix-run/react";
import {
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { TextLink } from "#app/admin/text-link.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useMessages } from "#app/languages/use-messages.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses, Field } from "#app/ui/field.tsx";
import { RequestLine } from "#app/ui/request-line.tsx";
import { errorTexts } from "#app/ui/route-error.tsx";
import { newPasswordHint } from "./messages.ts";

interface AuthLayoutProps {
  title: string;
  children: ReactNode;
}

/** The layout of the sign-in and set-up screens. */
export function AuthLayout({ title, children }: AuthLayoutProps) {
  return (
    <main
      data-admin
      className="grid min-h-dvh content-start justify-items-center bg-paper px-4 pt-[12vh] pb-12 text-[0.84375rem]/[1.45] text-ink"
    >
      <div className="w-full max-w-[340px]">
        <BrandMark size={28} />
        <h1 className="mt-5 mb-6 text-[1.375rem]/[1.2] font-semibold tracking-[-0.02em]">{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** The error page of the sign-in screens, in the place of the form. */
export function AuthError() {
  const { title, hint, isExpected } = errorTexts(useRouteError(), useMessages().errors);
  const { pathname, search } = useLocation();
  return (
    <AuthLayout title={title}>
      <div role="alert">
        <p>{hint}</p>
        {isExpected ? null : <RequestLine className="mt-4" />}
      </div>
      <p className="mt-6 flex gap-6">
        <TextLink to={pathname + search} reloadDocument>
          Try again
        </TextLink>
        <TextLink to={paths.admin.signIn()}>Sign in</TextLink>
      </p>
    </AuthLayout>
  );
}

/** Shown for a setup link that is used, expired or mistyped. */
export function UsedSetupLink() {
  return (
    <AuthLayout title="This link no longer works">
      <p>
        A setup link works once, for 24 hours. A newer link replaces it. While no account exists, the operator
        can print a new link: restart the site with <code>npm start</code>, or run{" "}
        <code>docker compose run --rm app site first-owner</code>.
      </p>
      <SignInInstead />
    </AuthLayout>
  );
}

/** For people who open a link of an account that they have already created. */
export function SignInInstead() {
  return (
    <p className="mt-4">
      Already have an account? <TextLink to={paths.admin.signIn()}>Sign in</TextLink>
    </p>
  );
}

/** The result of a rejected form. */
export type RefusedForm = SubmissionResult<string[]>;

interface AuthFormProps {
  /** Also the prefix of the fields' ids. */
  id: string;
  refusal: RefusedForm | undefined;
  submitLabel: string;
  className?: string;
  children: ReactNode;
}

/** The form that fields belong to. */
const AuthFormContext = createContext<Pick<AuthFormProps, "id" | "refusal">>({
  id: "",
  refusal: undefined,
});

/**
 * A form of the sign-in screens. The browser checks required fields and the action validates the rest, so that these
 * screens load no schemas.
 */
export function AuthForm({ id, refusal, submitLabel, className = "", children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal && form.current) beginAgain(form.current);
  }, [refusal]);

  const errors = refusal?.error?.[""] ?? undefined;
  const errorId = `${id}-error`;
  return (
    <Form
      ref={form}
      method="post"
      id={id}
      aria-describedby={errors ? errorId : undefined}
      className={`grid gap-4 ${className}`}
    >
      <FormErrors form={{ errors, errorId }} />
      <AuthFormContext.Provider value={{ id, refusal }}>{children}</AuthFormContext.Provider>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}

/** Clears a rejected password, as a page load does, and focuses the next field to fill in. */
function beginAgain(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=password]")) field.value = "";
  form.querySelector<HTMLElement>("[aria-invalid=true], :invalid")?.focus();
}

interface AuthFieldProps extends Omit<ComponentPropsWithoutRef<"input">, "id" | "className"> {
  name: string;
  label: string;
  type?: "text" | "email" | "password";
  /** A sentence under the control, shown while there is no error. */
  hint?: string;
}

/** A required text field with the submitted value and its error. */
export function AuthField({ name, label, type = "text", hint, autoFocus, ...attributes }: AuthFieldProps) {
  const { id: formId, refusal } = useContext(AuthFormContext);
  const id = `${formId}-${name}`;
  const errors = refusal?.error?.[name] ?? undefined;
  const errorId = `${id}-error`;
  const hintId = `${id}-description`;
  const sent = refusal?.initialValue?.[name];
  // Without JavaScript the browser focuses the first autofocus: the field with an error, else the emptied password.
  const wantsFocus = refusal ? errors !== undefined || type === "password" : autoFocus;
  return (
    <Field htmlFor={id} density="compact" {...{ label, hint, hintId, errors, errorId }}>
      <input
        {...attributes}
        id={id}
        name={name}
        type={type}
        required
        defaultValue={typeof sent === "string" ? sent : undefined}
        // biome-ignore lint/a11y/noAutofocus: the form is the only content of the screen
        autoFocus={wantsFocus}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? errorId : hint && hintId}
        className={controlClasses("compact")}
      />
    </Field>
  );
}

/** The field for a new password. */
export function NewPasswordField(props: { label?: string; autoFocus?: boolean }) {
  return (
    <AuthField
      name="password"
      label="Password"
      type="password"
      autoComplete="new-password"
      hint={newPasswordHint}
      {...props}
    />
  );
}

/** Tells password managers the account of a password. */
export function AccountOfPassword({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
