import type { ReactNode } from "react";
import { Mark } from "#app/ui/mark.tsx";
import "#app/admin/admin.css";
import { Link, useLocation, useRouteError } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { paths } from "#app/http/paths.ts";
import { errorTexts } from "#app/ui/error-texts.ts";
import { RequestLine } from "#app/ui/request-line.tsx";
import { messages } from "./messages.ts";

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
        <Mark size={28} />
        <h1 className="mt-5 mb-6 text-[1.375rem]/[1.2] font-semibold tracking-[-0.02em]">{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** The error page of the sign-in screens, in the place of the form. */
export function AuthError() {
  const { title, hint, isExpected } = errorTexts(useRouteError());
  const { pathname, search } = useLocation();
  return (
    <AuthLayout title={title}>
      <div role="alert">
        <p>{hint}</p>
        {isExpected ? null : <RequestLine className="mt-4" />}
      </div>
      <p className="mt-6 flex gap-6">
        <Link to={pathname + search} reloadDocument className={linkClasses}>
          {messages.tryAgain}
        </Link>
        <Link to={paths.admin.signIn()} className={linkClasses}>
          {messages.signIn}
        </Link>
      </p>
    </AuthLayout>
  );
}

/** Shown for a setup link that is used, expired or mistyped. */
export function UsedSetupLink() {
  return (
    <AuthLayout title={messages.thisLinkNoLongerWorks}>
      <p>
        {messages.aSetupLinkWorksOnce} <code>npm start</code>
        {messages.orRun} <code>docker compose run --rm app site first-owner</code>.
      </p>
      <SignInInstead />
    </AuthLayout>
  );
}

/** For people who open a link of an account that they have already created. */
export function SignInInstead() {
  return (
    <p className="mt-4">
      {messages.alreadyHaveAnAccount}{" "}
      <Link to={paths.admin.signIn()} className={linkClasses}>
        {messages.signIn}
      </Link>
    </p>
  );
}
