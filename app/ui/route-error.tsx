import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { Messages } from "#app/languages/messages.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { RequestLine } from "./request-line.tsx";
import { InlineLink } from "./smart-link.tsx";

interface RouteErrorProps {
  /** The link to the home page, with its label. */
  home: { path: string; label: string };
  /** A path or `mailto:` for help. */
  contact?: string;
  /** Shown instead of the status. */
  picture?: ReactNode;
  /** Shown below the link to the home page, for example further links. */
  children?: ReactNode;
}

/** The content of an error boundary, from the route's error: the status and, for server errors, the request id. */
export function RouteError({ home, contact, picture, children }: RouteErrorProps) {
  const { errors } = useMessages();
  const error = useRouteError();
  const { status, title, hint, isExpected } = errorTexts(error, errors);
  useEffect(() => {
    if (isByTranslator(error)) window.location.reload();
  }, [error]);

  return (
    <section className="flex flex-col pr-edge-right pl-edge-left pt-16 pb-16 md:pt-28">
      <div role="alert">
        {picture ?? (
          <p className="text-[clamp(5rem,3.5rem+6vw,10rem)] leading-[0.8] font-[450] tracking-[-0.055em] text-signal-text">
            {status}
          </p>
        )}
        <h1 className="heading mt-8">{title}</h1>
        <p className="lead mt-4 max-w-[30em]">{hint}</p>
        {isExpected ? null : <RequestLine className="mt-8" />}
      </div>
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3 text-[1.0625rem]">
        <InlineLink href={home.path}>{home.label}</InlineLink>
        {contact ? <InlineLink href={contact}>{errors.contactUs}</InlineLink> : null}
      </p>
      {children}
    </section>
  );
}

/**
 * Whether React did not find an element that it wanted to move or remove: a translator has replaced texts of the page
 * (facebook/react#11538). A new document has all its content.
 */
function isByTranslator(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}

interface Words {
  title: string;
  hint: string;
}

type Texts = Messages["errors"];

const expected: Record<
  number,
  Exclude<keyof Texts, "request" | "backHome" | "contactUs" | "similar" | "mainPages" | "elsewhere">
> = {
  403: "noAccess",
  404: "notFound",
  405: "unsupported",
  410: "gone",
  503: "unavailable",
};

/**
 * The error message for users; `isExpected` for errors that are not bugs. Other client errors, such as a body that is
 * not a form, are refused.
 */
export function errorTexts(error: unknown, texts: Texts): Words & { status: number; isExpected: boolean } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const name = expected[status] ?? (status < 500 ? "refused" : "unexpected");
  return { status, isExpected: name !== "unexpected", ...texts[name] };
}

export function errorTitle(error: unknown, texts: Texts): string {
  return errorTexts(error, texts).title;
}
