import { redirectDocument } from "@remix-run/node";
import type { OpenSession, SignInResult } from "#app/domain/accounts/sign-in.server.ts";
import { deviceCookie, pendingCookie, sessionCookie } from "./cookies.server.ts";
import { messages } from "./messages.ts";
import { ownAdminPath } from "./own-path.ts";
import { paths } from "./paths.ts";
import { privateHeaders } from "./private-headers.ts";

/** Longer than browsers store any cookie. */
const deviceLifetime = 400 * 24 * 60 * 60_000;

/** The response headers that sign a browser in. */
export function signedInHeaders({ token, expiresAt, device }: OpenSession): Headers {
  const headers = new Headers(privateHeaders);
  headers.append("Set-Cookie", sessionCookie(token, expiresAt));
  headers.append("Set-Cookie", deviceCookie.set(device, new Date(Date.now() + deviceLifetime)));
  headers.append("Set-Cookie", pendingCookie.clear());
  return headers;
}

/** Redirects after the first factor: into the admin, or to the second step. */
export function respondToSignIn(result: SignInResult, request: Request): Response {
  if (result.kind === "signed-in") {
    return redirectDocument(returnPath(request), { status: 303, headers: signedInHeaders(result) });
  }
  const headers = new Headers(privateHeaders);
  headers.append("Set-Cookie", pendingCookie.set(result.token, result.expiresAt));
  return redirectDocument(paths.admin.secondStep(returnTo(request)), { status: 303, headers });
}

/** The admin path that was requested before the sign-in; by default the role's start screen. */
export function returnPath(request: Request): string {
  const wanted = returnTo(request);
  return wanted === undefined || wanted === paths.admin.home() ? paths.admin.start() : wanted;
}

/** The same; undefined without a `returnTo`. */
export function returnTo(request: Request): string | undefined {
  return ownAdminPath(new URL(request.url).searchParams.get("returnTo"));
}

/** @param retryAfter seconds */
export function tooMany(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  return messages.tooManyAttempts(messages.minutes(minutes));
}
