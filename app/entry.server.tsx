import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { contentSettled } from "#app/domain/content/content-version.server.ts";
import { answerDataRequest } from "#app/http/guards.server.ts";
import { withLateScripts } from "#app/http/late-scripts.ts";
import { paths } from "#app/http/paths.ts";
import { keepPrefetched } from "#app/http/prefetch.server.ts";
import { requestIdHeader, requestIdOf } from "#app/http/request-id.server.ts";
import { isAdminPath } from "#app/http/site-paths.ts";
import { withTheme } from "#app/http/theme.ts";
import { withinDocument } from "#app/http/whole-document.ts";
import { withoutScripts } from "#app/http/without-scripts.ts";
import "#app/jobs/start.server.ts";
import { log } from "#app/platform/log.server.ts";
import { FailedRequestsProvider } from "#app/ui/request-id.ts";

/** Milliseconds after which a page that is still waiting for something is given up. */
const patience = 10_000;

/** What frames of the admin show: drawn by the site, and nothing runs in it. */
const drawings = [paths.editorFrame(""), paths.settingsPreview(""), paths.testimonialPreview("")];

/** Renders the whole page before the first byte: it is compressed once, and a late failure still gets its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const requestId = requestIdOf(request, context);
  const { pathname, search } = new URL(request.url);
  const isFailed = status >= 500;
  const findRequestId = (path: string) => (isFailed && path === pathname + search ? requestId : undefined);
  const body = withinDocument(
    await render(
      <FailedRequestsProvider value={findRequestId}>
        <RemixServer context={remix} url={request.url} abortDelay={patience} />
      </FailedRequestsProvider>,
    ),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(requestIdHeader, requestId);
  if (isFailed) headers.set("Cache-Control", "no-store");
  if (drawings.some((path) => pathname.startsWith(path)))
    return new Response(withoutScripts(body), { status, headers });
  // In development Remix's own scripts must come first; in the admin people come to work, not to look.
  const isLate = import.meta.env.PROD && !isAdminPath(pathname);
  return new Response(isLate ? withLateScripts(body) : withTheme(body, request), { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  if (request.method !== "GET" && new URL(request.url).pathname.startsWith(paths.admin.home()))
    await contentSettled();
  response.headers.set(requestIdHeader, requestIdOf(request, context));
  keepPrefetched(request, response);
  return answerDataRequest(response);
};

/** Only what nobody expected arrives here; a thrown Response does not. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  log.error(
    { err: error, requestId: requestIdOf(request, context), method: request.method, path: pathname },
    "a request failed",
  );
}

/** React 18 pads its buffer with zeros where a letter of several bytes meets the end (facebook/react#26228). */
const withoutPadding = (html: string) => html.replaceAll("\0", "");

function render(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())).then(withoutPadding));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error(`the page was not ready after ${patience} ms`)), patience);
    timer.unref();
  });
}
