import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { errors } from "#app/languages/en/errors.ts";
import { paths } from "#app/paths/paths.ts";
import { RequestLine } from "#app/ui/request-line.tsx";
import { errorTexts } from "#app/ui/route-error.tsx";
import { ButtonLink } from "./button.tsx";
import { focusRing } from "./classes.ts";

interface AdminPageProps {
  title: string;
  /** The parent screen: its address and name. */
  back?: { to: string; label: string };
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of an admin screen: title row and content. */
export function AdminPage({ title, back, actions, children }: AdminPageProps) {
  return (
    <>
      <div className="sticky top-12 z-10 flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line bg-paper px-4 md:top-0 md:px-6">
        <div className="flex min-w-0 flex-1 items-baseline gap-1.5 py-[7px]">
          {back ? (
            <nav aria-label="Breadcrumb" className="contents">
              <Link
                to={back.to}
                className={`max-w-[45%] shrink-0 truncate text-muted hover:text-ink md:max-w-[60%] ${focusRing}`}
              >
                {back.label}
              </Link>
              <span aria-hidden="true" className="text-muted">
                /
              </span>
            </nav>
          ) : null}
          <h1 className="min-w-0 truncate text-[0.9375rem] font-semibold tracking-[-0.01em]" title={title}>
            {title}
          </h1>
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2 py-[7px]">{actions}</div> : null}
      </div>
      <div className="px-4 py-5 md:px-6">{children}</div>
    </>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section with a small heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 border-b border-line pb-1.5 text-[0.75rem] text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Names and values in two columns; missing values are omitted. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const given = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="grid content-start grid-cols-[104px_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {given.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EmptyStateProps {
  title: string;
  children: ReactNode;
}

/** Replaces an empty list: why it is empty and how to fill it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="mx-auto max-w-[420px] py-16 md:py-24">
      <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
      <p className="mt-2 text-muted">{children}</p>
    </div>
  );
}

/** The error page of an admin screen, in the place of the screen. */
export function AdminError() {
  const error = adminErrorTexts(useRouteError());
  return (
    <AdminPage title={error.title}>
      <AdminErrorText {...error} />
    </AdminPage>
  );
}

/** What happened, below the title, and what to do next. */
export function AdminErrorText({
  status,
  hint,
}: Pick<ReturnType<typeof adminErrorTexts>, "status" | "hint">) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="max-w-prose">
      <p className="mono text-muted">{status}</p>
      <p className="mt-2 mb-5">{hint}</p>
      {status >= 500 ? <RequestLine className="mb-5" /> : null}
      <p className="flex flex-wrap gap-2">
        {status >= 500 ? (
          <ButtonLink to={pathname + search} reloadDocument look="primary">
            Try again
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.admin.home()}>Back to the overview</ButtonLink>
      </p>
    </div>
  );
}

/** The error message for users. The response to a form that was sent without JavaScript carries its own. */
export function adminErrorTexts(error: unknown): { status: number; title: string; hint: string } {
  const common = errorTexts(error, errors);
  const { status } = common;
  const isRefusedForm = [400, 408, 409, 413].includes(status);
  if (isRefusedForm && isRouteErrorResponse(error) && typeof error.data === "string") {
    const problem = error.data.replace(/\.$/, "");
    return {
      status,
      title: "Not saved",
      hint: `${problem}. Use your browser’s Back button to return to the form.`,
    };
  }
  return { status, ...(expected[status] ?? (status < 500 ? common : unexpected)) };
}

const expected: Record<number, { title: string; hint: string } | undefined> = {
  403: { title: "You do not have access", hint: "Your role does not allow this. Ask an owner if it should." },
  404: {
    title: "Page not found",
    hint: "It may have been moved or deleted, or the address has a typing error.",
  },
  502: {
    title: "The file cannot be opened",
    hint: "The file storage cannot be reached. The file is safe. Try again in a minute.",
  },
  503: {
    title: "The database cannot be reached",
    hint: "Nothing can be loaded or saved at the moment. Saved work is safe, and what you typed stays in this browser. Try again in a minute.",
  },
  405: { title: "Page not found", hint: "This address accepts forms only. There is no page here." },
};

const unexpected = {
  title: "Something went wrong",
  hint: "Nothing was saved. Try again in a moment. The server log has details.",
};
