import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRequestId } from "./request-id.ts";
import { SmartLink } from "./smart-link.tsx";

interface Words {
  title: string;
  hint: string;
}

const expected: Record<number, Words | undefined> = {
  403: { title: "Not for this account", hint: "Ask an administrator for access." },
  404: { title: "Nothing here", hint: "The page may have moved, or the address has a slip in it." },
  405: { title: "Not this way", hint: "This address takes no such request." },
};

const unexpected: Words = {
  title: "Something broke",
  hint: "It is our fault, not yours, and it is in our log. Load the page again in a minute; if it stays, tell us.",
};

interface RouteErrorProps {
  /** Where the way back leads, and its words. */
  home: { path: string; label: string };
  /** Where somebody who can help is reached: a path or a `mailto:`. */
  contact?: string;
  /** Shown below the way back; other places to go. */
  children?: ReactNode;
}

/** What a boundary shows instead of its route. Read from the route's error: status, and for a broken page its id. */
export function RouteError({ home, contact, children }: RouteErrorProps) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = expected[status];
  const { title, hint } = words ?? unexpected;
  const requestId = useDocumentRequestId();

  return (
    <section role="alert" className="flex flex-col pr-edge-right pl-edge-left pt-28 pb-16 md:pt-40">
      <p className="mono text-signal-text">{status}</p>
      <h1 className="display display-page mt-6">{title}</h1>
      <p className="lead mt-8 max-w-[30em]">{hint}</p>
      {!words && requestId ? (
        <p className="mono mt-8 text-muted" data-request-id={requestId}>
          Request {requestId}
        </p>
      ) : null}
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3 text-[1.0625rem]">
        <SmartLink className="inline-link" href={home.path}>
          {home.label}
        </SmartLink>
        {contact ? (
          <SmartLink className="inline-link" href={contact}>
            Tell us
          </SmartLink>
        ) : null}
      </p>
      {children}
    </section>
  );
}

/** The id belongs to the document that was loaded; an error met on a later page has none of its own. */
function useDocumentRequestId(): string | undefined {
  const requestId = useRequestId();
  const { key } = useLocation();
  return key === "default" ? requestId : undefined;
}
