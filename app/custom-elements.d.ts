import type { HTMLAttributes } from "react";

/** The custom elements of the public site, which `client/page.ts` defines. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cookie-consent": HTMLAttributes<HTMLElement>;
      "footer-index": HTMLAttributes<HTMLElement> & { "data-path": string };
      "office-hours": HTMLAttributes<HTMLElement> & { "data-time-zone": string; "data-hours"?: string };
      "stage-motion": HTMLAttributes<HTMLElement>;
    }
  }
}
