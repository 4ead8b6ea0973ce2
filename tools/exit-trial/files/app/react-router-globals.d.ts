import type { DataRouter } from "react-router";

declare global {
  interface Window {
    /** React Router does not declare its router, which `app/client/framework.ts` reads. */
    __reactRouterDataRouter: DataRouter;
  }
}
