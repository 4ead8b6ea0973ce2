import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { sitePreviewCookie } from "#app/http/cookies.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { findSitePreview } from "#app/http/site-preview.server.ts";
import { isDataPath } from "#app/paths/framework-addresses.ts";
import { paths } from "#app/paths/paths.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Middleware: the loaders of a public page show the settings of a preview, if the browser has opened one and may still
 * see it. Its responses are stored nowhere. Files, feeds, Markdown and everything else answer as for any visitor.
 */
export const showSitePreview: RequestHandler = (message, response, next) => {
  const { cookie } = message.headers;
  if (!sitePreviewCookie.in(cookie) || !showsSettings(message)) return next();

  onHeaders(response, () => {
    response.removeHeader("ETag");
    response.removeHeader("X-Accel-Expires");
    for (const [name, value] of Object.entries(privateHeaders)) response.setHeader(name, value);
  });
  findSitePreview(cookie).then(
    (preview) => {
      if (preview) return sitePreview.run(preview, next);
      response.appendHeader("Set-Cookie", sitePreviewCookie.clear());
      next();
    },
    (err: unknown) => {
      log.error({ err }, "a preview of the site could not be read; the response shows the saved settings");
      next();
    },
  );
};

/** Whether it reads a page, a part of one, or a drawing, which can show the offices. */
function showsSettings({ method, url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split("?");
  if ((method !== "GET" && method !== "HEAD") || isAdminPath(path)) return false;
  if (path.startsWith(paths.preview(""))) return false;
  return isDataPath(path) || path.startsWith(paths.drawings()) || !/\.[^/]*$/.test(path);
}
