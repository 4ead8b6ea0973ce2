import type { IncomingMessage } from "node:http";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session, Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy, policiesBeforeSecondFactor } from "#app/domain/accounts/policies.ts";
import { findSession } from "#app/domain/accounts/sessions.server.ts";
import { paths } from "#app/paths/paths.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { env } from "#app/platform/env.server.ts";
import { sessionTokenOf } from "./cookies.server.ts";
import { orServiceUnavailable } from "./database-unavailable.server.ts";
import { messages } from "./messages.ts";
import { privateHeaders } from "./response-headers.ts";

/**
 * Throws a 403 Response for a cross-site write by a browser. `refuseForeignWrite` refuses such requests before any
 * route; this guards direct calls.
 */
export function requireSameOrigin(request: Request) {
  if (!isSameOrigin(request)) throw new Response(messages.foreignForm, { status: 403 });
}

/**
 * Whether a request is read-only, same-origin, or not from a browser.
 *
 * Browsers send the origin in `Sec-Fetch-Site`, older ones (and those on plain http) in `Origin`. A client that sends
 * neither is not a browser and has no cookies of a user. The algorithm is that of Go's
 * `net/http.CrossOriginProtection`, https://pkg.go.dev/net/http#CrossOriginProtection
 */
export function isSameOrigin({ method, headers }: Request): boolean {
  return isAllowed(method, {
    site: headers.get("Sec-Fetch-Site"),
    origin: headers.get("Origin"),
    host: headers.get("Host"),
  });
}

/** The same for a raw request, before routing. */
export function isSameOriginMessage({ method = "", headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return isAllowed(method, { site: site?.toString(), origin: headers.origin, host: headers.host });
}

interface Source {
  site?: string | null;
  origin?: string | null;
  host?: string | null;
}

function isAllowed(method: string, { site, origin, host }: Source): boolean {
  if (safeMethods.has(method)) return true;
  if (site) return site === "same-origin" || site === "none";
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const named = new URL(origin).host;
  return named === host || named === new URL(env.SITE_URL).host;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Returns the session of the request, if any. Throws a 503 while the database is unavailable. */
export async function findSessionOf(request: Request): Promise<Session | undefined> {
  const token = sessionTokenOf(request);
  if (!token) return undefined;
  return orServiceUnavailable(findSession(token));
}

/** What a route responds with: a screen or a file for the browser, or data for a script of an open screen. */
type Answers = "screen" | "file" | "data";

/**
 * The guard of every loader and action under /admin, with a policy; a parent's loader does not protect its children's.
 * Throws a Response: without a session a redirect to sign-in and back to a screen (401 for data requests, see
 * `answerDataRequest`), or a plain 401 if `answers` is data; 403 if the policy refuses the role and for cross-site
 * writes; without a required second factor a redirect to its setup (403 for data requests and if `answers` is data).
 */
export async function requireStaff(
  request: Request,
  policy: Policy,
  answers: Answers = "screen",
): Promise<Staff> {
  return (await requireSession(request, policy, answers)).staff;
}

/** The same guard, for routes that also need the session. */
export async function requireSession(
  request: Request,
  policy: Policy,
  answers: Answers = "screen",
): Promise<Session> {
  requireSameOrigin(request);
  const session = await findSessionOf(request);
  if (!session) throw signInRequired(request, answers);
  if (!allows(session.staff.role, policy)) throw new Response(messages.youDoNotHaveAccess, { status: 403 });
  if (session.owesSecondFactor && !policiesBeforeSecondFactor.has(policy))
    throw secondFactorRequired(answers);
  return session;
}

/**
 * Turns the redirect in the response to a client-side data request into a 401 without a session, and into a 403 without
 * a required second factor. The body stays, because the browser follows the redirect in it. Called by
 * `handleDataRequest` of the server entry, because only there data requests can be distinguished from pages.
 */
export function answerDataRequest(response: Response): Response {
  const status = response.headers.has(marker)
    ? 401
    : response.headers.has(secondFactorMarker)
      ? 403
      : undefined;
  return status ? new Response(response.body, { status, headers: response.headers }) : response;
}

const marker = "WWW-Authenticate";
const secondFactorMarker = "X-Second-Factor";

/** A script or an event stream would follow a redirect but cannot read the page at its end, so it gets a 403. */
function secondFactorRequired(answers: Answers): Response {
  const headers = { ...privateHeaders, [secondFactorMarker]: "required" };
  if (answers === "data") return new Response(messages.setUpASecondFactor, { status: 403, headers });
  return redirect(paths.admin.account(), { status: 303, headers });
}

function signInRequired(request: Request, answers: Answers): Response {
  const headers = { ...privateHeaders, [marker]: 'Session realm="admin"' };
  if (answers === "data")
    return Response.json({ problem: messages.youAreSignedOut }, { status: 401, headers });
  return redirect(paths.admin.signIn(whereTo(request, answers)), { headers });
}

/**
 * The page to return to. The address of a write or of a file is not a page: returns to the page with the form, to the page
 * that linked the file, or to the screen it belongs to.
 */
function whereTo(request: Request, answers: Answers): string | undefined {
  if (answers === "screen" && (request.method === "GET" || request.method === "HEAD")) {
    const { pathname, search } = new URL(request.url);
    return ownAdminPath(pathname.replace(/\/files\/\d+$/, "") + search);
  }
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { pathname, search } = new URL(referrer);
  return ownAdminPath(pathname + search);
}

/** The value, or a 404 Response thrown in its absence. */
export function orNotFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw notFound();
  return value;
}

/** A lower-case UUID from a path; anything else is a 404 instead of a database error. */
export function idParam(value: string | undefined): string {
  const id = z.uuid().safeParse(value);
  if (!id.success) throw notFound();
  return id.data.toLowerCase();
}

/** The valid UUIDs of a form or query; other values are ignored. */
export function idsIn(values: unknown[]): string[] {
  return values.flatMap((value) => z.uuid().safeParse(value).data ?? []);
}

/** A position that counts from 0; anything else is a 404. */
export function positionParam(value: string | undefined): number {
  if (!value || !/^\d{1,4}$/.test(value)) throw notFound();
  return Number(value);
}

/** The version in the query (`?version=3`); undefined without one. */
export function versionParam({ url }: Request): number | undefined {
  const version = new URL(url).searchParams.get("version");
  return version === null ? undefined : positionParam(version);
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}

/** The parts of a path of this site. Undefined for paths to another site, in every spelling that browsers understand. */
export function ownUrl(path: string | null | undefined): URL | undefined {
  const base = "http://own.invalid";
  if (!path?.startsWith("/") || !URL.canParse(path, base)) return undefined;
  const url = new URL(path, base);
  return url.origin === base ? url : undefined;
}

/**
 * Returns the path in `returnTo` if it is within the admin. Paths to another site, outside the admin or to the sign-in
 * are refused in every spelling.
 */
export function ownAdminPath(value: string | null | undefined): string | undefined {
  const url = ownUrl(value);
  if (!url || !isAdminPath(url.pathname) || outsideTheShell.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

const outsideTheShell = /^\/admin\/(sign-in|sign-out|setup|recover|invitation)(\/|$)/;

/** The screen of the form, from `returnTo`; `otherwise` if that is not within the admin. */
export function returnPath(form: FormData, otherwise: string): string {
  const given = form.get("returnTo");
  return (typeof given === "string" ? ownAdminPath(given) : undefined) ?? otherwise;
}
