import "#app/languages/messages.server.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { matchRoutes } from "react-router-dom";
import { createStaticRouter, StaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { renderWhole } from "#app/server/render.server.ts";

/** The HTML of a React element within a router, for links and forms. */
export function renderToText(piece: ReactNode): string {
  const routes = [{ id: "page", path: "*", element: piece }];
  const context = {
    basename: "/",
    location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
    matches: matchRoutes(routes, "/") ?? [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** The HTML of an element with lazily loaded components, without the marks that React and these components leave. */
export async function renderLazyToText(piece: ReactNode): Promise<string> {
  const html = await renderWhole(<StaticRouter location="/">{piece}</StaticRouter>);
  return html.replace(/<!-- -->|<template data-lazy="[\w-]+"><\/template>/g, "");
}
