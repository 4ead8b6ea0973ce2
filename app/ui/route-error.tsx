import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import * as messages from "./messages.ts";
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
  const error = useRouteError();
  const { status, title, hint, isExpected } = errorTexts(error);
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
        {contact ? <InlineLink href={contact}>{messages.contactUs}</InlineLink> : null}
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

const expected: Record<number, Words | undefined> = {
  403: { title: messages.noAccess, hint: messages.noAccessHint },
  404: { title: messages.notFound, hint: messages.notFoundHint },
  405: { title: messages.unsupported, hint: messages.unsupportedHint },
  503: {
    title: messages.unavailable,
    hint: messages.unavailableHint,
  },
  410: { title: messages.gone, hint: messages.goneHint },
};

/** Other client errors, such as a body that is not a form. */
const refused: Words = { title: messages.refused, hint: messages.refusedHint };

const unexpected: Words = {
  title: messages.unexpected,
  hint: messages.unexpectedHint,
};

/** The error message for users; `isExpected` for errors that are not bugs. */
export function errorTexts(error: unknown): Words & { status: number; isExpected: boolean } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = expected[status] ?? (status < 500 ? refused : undefined);
  return { status, isExpected: words !== undefined, ...(words ?? unexpected) };
}

export function errorTitle(error: unknown): string {
  return errorTexts(error).title;
}
