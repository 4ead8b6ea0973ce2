import type {
  ActionFunctionArgs,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { slashKeyScript } from "#app/admin/slash-key.ts";
import { frameHosts } from "#app/blocks/embed/hosts.ts";
import { contentSettled } from "#app/domain/content/content-version.server.ts";
import { compressedFiles } from "#app/http/compressed-files.server.ts";
import { noteDatabaseFailure, statusOfFailure } from "#app/http/database-away.server.ts";
import { compressed } from "#app/http/document/compressed.server.ts";
import { contentSecurityPolicy } from "#app/http/document/content-security-policy.server.ts";
import { hydrationData } from "#app/http/document/hydration.server.ts";
import { type Page, withFreshNonce } from "#app/http/document/nonce.server.ts";
import { patience, rendered } from "#app/http/document/rendered.server.ts";
import { withMark, withScript } from "#app/http/document/script-place.server.ts";
import { startScript } from "#app/http/document/start-script.ts";
import { withStyleSheet } from "#app/http/document/style-sheet.server.ts";
import { refuseForeignWrite } from "#app/http/foreign-write.server.ts";
import { answerDataRequest } from "#app/http/guards.server.ts";
import { answerKept } from "#app/http/kept-pages/answer-kept.server.ts";
import { drawOnce } from "#app/http/kept-pages/draw-once.server.ts";
import { refuseMalformed } from "#app/http/malformed.server.ts";
import { pageOfMarkdown } from "#app/http/markdown-path.ts";
import { paths } from "#app/http/paths.ts";
import { sendPlainAnswer } from "#app/http/plain-answer.server.ts";
import { keepPrefetched } from "#app/http/prefetch.server.ts";
import { refuseOversized } from "#app/http/request-bounds.server.ts";
import { requestIdOf } from "#app/http/request-id.server.ts";
import { routeManifest } from "#app/http/route-manifest.server.ts";
import { isAdminPath } from "#app/http/site-paths.ts";
import { withTheme } from "#app/http/theme.server.ts";
import { withinDocument } from "#app/http/whole-document.ts";
import { withoutScripts } from "#app/http/without-scripts.ts";
import "#app/jobs/start.server.ts";
import "#app/platform/answer-headers.server.ts";
import { answerFirst } from "#app/platform/before-app.server.ts";
import "#app/platform/file-types.server.ts";
import { log } from "#app/platform/log.server.ts";
import { shownPath } from "#app/platform/request-path.ts";
import { noteArrival } from "#app/site/arrivals.ts";
import { answerMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { type SiteData, siteRouteId } from "#app/site/site-data.ts";
import { FailedRequestsProvider } from "#app/ui/request-id.ts";

/** What frames of the admin show: drawn by the site, and nothing runs in it. */
const drawings = [paths.editorFrame(""), paths.settingsPreview(""), paths.testimonialPreview("")];

const chooseForm = import.meta.env.DEV ? undefined : compressedFiles("build/client/assets", "/assets/");

/** What is answered before Remix, in this order; the first that has an answer gives it. */
const plainAnswers = [refuseMalformed, refuseOversized, refuseForeignWrite];
if (!import.meta.env.DEV)
  void import("virtual:remix/server-build").then(({ assets }) => plainAnswers.push(routeManifest(assets)));

answerFirst((request, response) => {
  for (const answer of plainAnswers) {
    const plain = answer(request);
    if (plain) {
      sendPlainAnswer(response, plain);
      return true;
    }
  }
  chooseForm?.(request, response);
  return answerKept(request, response);
});

/** Renders the whole page before the first byte: it is compressed once, and a late failure still gets its status. */
export default async function handleRequest(
  request: Request,
  givenStatus: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  const status = statusOfFailure(request, givenStatus, headers);
  const requestId = requestIdOf(request);
  const { pathname, search } = new URL(request.url);
  if (pageOfMarkdown(pathname) && isOfSite(remix)) return answerMarkdown(request);
  const isFailed = status >= 500;
  const findRequestId = (path: string) => (isFailed && path === pathname + search ? requestId : undefined);
  // A development server has scripts and styles of its own, in the order and the places that it needs.
  const isPlain = import.meta.env.DEV;
  const draw = () =>
    rendered(
      <FailedRequestsProvider value={findRequestId}>
        <RemixServer
          context={isPlain ? remix : { ...remix, serverHandoffStream: undefined }}
          url={request.url}
          abortDelay={patience}
        />
      </FailedRequestsProvider>,
    );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (isFailed) headers.set("Cache-Control", "no-store");
  const isDrawing = drawings.some((path) => pathname.startsWith(path));
  if (isPlain) {
    const html = await draw();
    // Its scripts and styles have no nonce; without a policy the page would get that of what is no document.
    headers.set("Content-Security-Policy", "frame-ancestors 'self'");
    if (isPreview(pathname)) headers.set("X-Frame-Options", "SAMEORIGIN");
    const body = withinDocument(isDrawing ? withoutScripts(html) : withTheme(html, request));
    return new Response(body, { status, headers });
  }

  const drawn = await drawOnce(request, remix, headers, async () =>
    finish(await draw(), { remix, pathname, isDrawing }),
  );
  const page = withFreshNonce(drawn);
  headers.set("Content-Security-Policy", page.policy);
  if (isPreview(pathname)) headers.set("X-Frame-Options", "SAMEORIGIN");
  return new Response(await compressed(withTheme(page.html, request), request, headers), { status, headers });
}

interface Rendered {
  remix: EntryContext;
  pathname: string;
  isDrawing: boolean;
}

/** A rendered page with its style sheet, its script and its data, and what they may do; only the nonce is left open. */
async function finish(html: string, { remix, pathname, isDrawing }: Rendered): Promise<Page> {
  const { html: styled, sources } = withStyleSheet(html);
  const policy = contentSecurityPolicy({
    styles: sources,
    frames: frameHosts,
    pictures: isAdminPath(pathname) ? "own" : "any",
    hasOtherScripts: letsInOthers(remix),
    isFramed: isPreview(pathname),
  });
  if (isDrawing) return { html: withMark(withoutScripts(styled)), policy };

  // In the admin people come to work, not to look.
  const isAdmin = isAdminPath(pathname);
  const first = isAdmin ? slashKeyScript : isVisit(remix) ? noteArrival : undefined;
  const script = startScript({ start: isAdmin ? "read" : "seen", first });
  const data = await hydrationData(remix);
  return { html: withScript(styled, script, data), policy };
}

/** Whether drafts are shown under this address, to which the admin gives frames. */
function isPreview(pathname: string): boolean {
  return pathname.startsWith(paths.preview(""));
}

/** Whether visitors may be asked here to let in scripts of others. */
function letsInOthers({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  const site: SiteData | undefined = loaderData[siteRouteId];
  return Boolean(site?.consent.scripts.containerId || site?.consent.scripts.custom);
}

/** Whether the layout of the site is shown, which takes the visit up. */
function isVisit(remix: EntryContext): boolean {
  return !remix.staticHandlerContext.errors && isOfSite(remix);
}

function isOfSite({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id === siteRouteId);
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  if (request.method !== "GET" && new URL(request.url).pathname.startsWith(paths.admin.home()))
    await contentSettled();
  keepPrefetched(request, response);
  const status = statusOfFailure(request, response.status, response.headers);
  return answerDataRequest(
    status === response.status
      ? response
      : new Response(response.body, { status, headers: response.headers }),
  );
};

/** Only what nobody expected arrives here; a thrown Response does not. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  // A method that an address does not have is the asker's mistake.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  noteDatabaseFailure(request, error);
  const { pathname } = new URL(request.url);
  log.error({ err: error, method: request.method, path: shownPath(pathname) }, "a request failed");
}
