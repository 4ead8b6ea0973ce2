import { useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { errorWords } from "./error-words.ts";
import { RequestLine } from "./request-line.tsx";
import { SmartLink } from "./smart-link.tsx";

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
  const { status, title, hint, isExpected } = errorWords(error);

  return (
    <section className="flex flex-col pr-edge-right pl-edge-left pt-28 pb-16 md:pt-40">
      <div role="alert">
        <p className="mono text-signal-text">{status}</p>
        <h1 className="display display-page mt-6">{title}</h1>
        <p className="lead mt-8 max-w-[30em]">{hint}</p>
        {isExpected ? null : <RequestLine className="mt-8" />}
      </div>
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
