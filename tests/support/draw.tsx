import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";

/** The HTML of a piece of a page, its links included. */
export function draw(piece: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location="/">{piece}</StaticRouter>);
}
