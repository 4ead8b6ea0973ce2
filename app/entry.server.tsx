import type {
  ActionFunctionArgs,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { frameHosts } from "#app/blocks/embed/hosts.ts";
import { waitForContentChanges } from "#app/domain/content/content-version.server.ts";
import { withTheme } from "#app/http/cookies.server.ts";
import { noteDatabaseFailure, statusOfFailure } from "#app/http/database-unavailable.server.ts";
import { hasParameter, scriptsParameter } from "#app/http/declared-query.ts";
import { answerDataRequest } from "#app/http/guards.server.ts";
import { editionAt } from "#app/http/language.server.ts";
import { pageOfMarkdown } from "#app/http/old-paths.server.ts";
import type { Edition } from "#app/languages/language.ts";
import { EditionProvider } from "#app/languages/use-messages.ts";
import { paths } from "#app/paths/paths.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { cachePrefetched, requestIdOf } from "./http/request.server.ts";
import "#app/jobs/start.server.ts";
import "#app/languages/messages.server.ts";
import { acceptedEncoding, compress } from "#app/http/encodings.server.ts";
import { renderWhole } from "#app/server/render.server.ts";
import { respondWithMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { isHomeRoute, previewRouteId, type SentSiteData, siteRouteId } from "#app/site/site-data.ts";
import { type DocumentPart, RenderedPart } from "#app/ui/document-part.ts";
import { RenderNonce } from "#app/ui/nonce.ts";
import { FailedRequestsProvider } from "#app/ui/request-line.tsx";
import { log, shownPath } from "./platform/log.server.ts";
import { createApp, mountOnRemixServe } from "./server/app.server.ts";
import {
  createNonce,
  documentOf,
  finishDocument,
  finishFrame,
  pageModule,
  type RenderedParts,
  scriptsAsModule,
  withFreshNonce,
  withoutScripts,
} from "./server/document.server.ts";
import { renderCached } from "./server/page-cache.server.ts";
import { answerPageScripts, storePageScripts } from "./server/page-scripts.server.ts";
import type { DocumentNeeds } from "./server/security-headers.server.ts";

/** The routes of previews; their addresses do not begin with the code of a language. */
const previewRouteIds = [previewRouteId, "routes/preview/framed", "routes/preview/settings"];

/** Frames of the admin: rendered by the site, without running scripts. */
const frames = [paths.editorFrame(""), paths.settingsPreview(""), paths.framedPreviews()];

// In development, Vite serves the app: see vite.config.ts.
if (!import.meta.env.DEV) mountOnRemixServe(() => import("virtual:remix/server-build").then(createApp));

/**
 * Renders the whole page before the first byte: it is compressed in one piece, and late errors still set the status.
 */
export default async function handleRequest(
  request: Request,
  givenStatus: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  const status = statusOfFailure(request, givenStatus, headers);
  const { pathname, search } = new URL(request.url);
  if (pageOfMarkdown(pathname) && isOfSite(remix) && status !== 405) return respondWithMarkdown(request);
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status >= 500) headers.set("Cache-Control", "no-store");
  if (isPreview(pathname)) headers.set("X-Frame-Options", "SAMEORIGIN");
  const edition = shownEdition(remix) ?? (await editionAt(request));
  const rendering = renderer(request, { edition, isFailed: status >= 500 });
  const render = (nonce?: string) => renderParts(rendering, remix, nonce);
  const isFrame = frames.some((path) => pathname.startsWith(path));

  if (import.meta.env.DEV) {
    // Vite injects scripts and styles in development, so pages have no policy there.
    const html = documentOf(await render(), edition);
    return new Response(isFrame ? withoutScripts(html) : withTheme(html, request), { status, headers });
  }

  const hasScriptFile = status === 200 && isHome(remix);
  if (hasScriptFile && hasParameter(search, [scriptsParameter])) {
    const nonce = createNonce();
    return answerPageScripts(request, scriptsAsModule(await rendering("scripts", remix, nonce), nonce));
  }

  const renderDocument = async (isShared = false) => {
    const renderNonce = createNonce();
    const parts = await render(renderNonce);
    const isAdmin = isAdminPath(pathname);
    const needs: DocumentNeeds = {
      frames: frameHosts,
      pictures: isAdmin ? "own" : "any",
      hasThirdPartyScripts: !isFrame && hasThirdPartyScripts(remix),
      isFramed: isPreview(pathname),
    };
    if (isFrame) return finishFrame(parts, edition, needs);
    const isVisit = isOfSite(remix) && !remix.staticHandlerContext.errors && !siteDataIn(remix)?.preview;
    return finishDocument(parts, {
      edition,
      renderNonce,
      isVisit,
      pageModule: pageModule(),
      isAdmin,
      needs,
      ...(hasScriptFile && isShared && { storeScripts: (text) => storePageScripts(pathname, text) }),
    });
  };
  const page = withFreshNonce(await renderCached(request, remix, headers, renderDocument));
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const body = await compress(withTheme(page.html, request), encoding, "once");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Security-Policy", page.policy);
  headers.set("Content-Length", String(body.length));
  headers.set("Vary", "Accept-Encoding");
  return new Response(body, { status, headers });
}

type Renderer = (part: DocumentPart, context: EntryContext, nonce?: string) => Promise<string>;

/** Renders a part of a document. Error pages show the id of their request. */
function renderer(
  request: Request,
  { edition, isFailed }: { edition: Edition; isFailed: boolean },
): Renderer {
  const { pathname, search } = new URL(request.url);
  const findRequestId = (path: string) =>
    isFailed && path === pathname + search ? requestIdOf(request) : undefined;
  return (part, context, nonce) =>
    renderWhole(
      <RenderedPart.Provider value={part}>
        <RenderNonce.Provider value={nonce}>
          <EditionProvider value={edition}>
            <FailedRequestsProvider value={findRequestId}>
              <RemixServer context={context} url={request.url} nonce={nonce} />
            </FailedRequestsProvider>
          </EditionProvider>
        </RenderNonce.Provider>
      </RenderedPart.Provider>,
    );
}

async function renderParts(
  render: Renderer,
  remix: EntryContext,
  nonce: string | undefined,
): Promise<RenderedParts> {
  // The loaders' data can be read once, and belongs to the scripts.
  const withoutData = { ...remix, serverHandoffStream: undefined };
  const page = await render("page", withoutData, nonce);
  const head = await render("head", withoutData, nonce);
  return { page, head, scripts: await render("scripts", remix, nonce) };
}

/** Whether the address belongs to previews of drafts, which the admin embeds in frames. */
function isPreview(pathname: string): boolean {
  return pathname.startsWith(paths.preview(""));
}

/** Whether third-party scripts may run on this page with consent. */
function hasThirdPartyScripts(remix: EntryContext): boolean {
  const site = siteDataIn(remix);
  return Boolean(site?.consent.scripts.containerId || site?.consent.scripts.custom);
}

function siteDataIn({ staticHandlerContext: { loaderData } }: EntryContext): SentSiteData | undefined {
  return loaderData[siteRouteId];
}

/** The edition that a page of the site or a preview was read in. */
function shownEdition({ staticHandlerContext: { loaderData } }: EntryContext): Edition | undefined {
  const shown: { edition: Edition }[] = [siteRouteId, ...previewRouteIds].flatMap(
    (id) => loaderData[id] ?? [],
  );
  return shown[0]?.edition;
}

/** FAST-02: only the home page's document does not fit into the first round trip with its scripts and their data. */
function isHome({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return isHomeRoute(matches.at(-1)?.route.id ?? "");
}

/** Whether the page is rendered by the site's layout, which records visits. */
function isOfSite({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id === siteRouteId);
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  if (request.method !== "GET" && new URL(request.url).pathname.startsWith(paths.admin.home()))
    await waitForContentChanges();
  cachePrefetched(request, response);
  const status = statusOfFailure(request, response.status, response.headers);
  return answerDataRequest(
    status === response.status
      ? response
      : new Response(response.body, { status, headers: response.headers }),
  );
};

/** Called for unexpected errors only, not for thrown Responses. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  // An unsupported method is the client's error.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  noteDatabaseFailure(request, error);
  const { pathname } = new URL(request.url);
  log.error({ err: error, method: request.method, path: shownPath(pathname) }, "a request failed");
}
