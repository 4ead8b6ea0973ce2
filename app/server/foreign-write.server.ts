import { createHash } from "node:crypto";
import { isSameOriginMessage } from "#app/http/same-origin.server.ts";
import { isAdminPath, sitePaths } from "#app/http/site-paths.ts";
import { answerWith, type PlainAnswer } from "./plain-answer.server.ts";

/**
 * Answers 403, with a page that says what to do, to a form or script of another site that writes here.
 *
 * Remix has its own check, which throws at an `Origin` it cannot parse and at any that is not the `Host` it sees:
 * a status 500 and an error in the log for any such request. What has passed here reaches Remix without the headers
 * that it compares. Nothing else reads them: the site's address is SITE_URL.
 */
export const refuseForeignWrite = answerWith((request) => {
  if (!isSameOriginMessage(request)) return foreignWritePage(request.url ?? "");
  delete request.headers.origin;
  delete request.headers["x-forwarded-host"];
  return undefined;
});

const style =
  "body{max-width:34em;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1d1d1b;background:#fff}" +
  "h1{font-size:1.75rem;line-height:1.25}" +
  "@media (prefers-color-scheme:dark){body{color:#f2f2f0;background:#151514}a{color:inherit}}";

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join("; ");

function foreignWritePage(url: string): PlainAnswer {
  const isAdmin = isAdminPath(url.replace(/[?.].*$/s, ""));
  const back = isAdmin
    ? `<a href="${sitePaths.adminStart()}">Open the admin</a>`
    : `<a href="${sitePaths.letsTalk()}">Open the contact form</a>`;
  return {
    status: 403,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This form was sent from another site</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This form was sent from another site</h1>
<p>Your browser says that this form does not come from this site, so nothing was saved or sent.</p>
<p>Open the page here and send the form again. To keep what you typed, go back and copy it first. If this page appears
again, an extension of your browser may hide where forms come from: switch it off for this site.</p>
<p>${back}</p>
</main>
</body>
</html>
`,
  };
}
