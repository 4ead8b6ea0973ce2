import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";
import { messages } from "./messages.ts";

const about = messages.site;

/** Headers that every response of this site carries. */
const headers = ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "X-Request-Id"];

/**
 * Checks the public site from outside: whether it responds, whether it is this site, and whether the edge passes its
 * headers on.
 */
export async function examineSite(siteUrl: string): Promise<Finding[]> {
  try {
    // Not /readyz: the edge answers 404 for it.
    const alive = await fetch(`${siteUrl}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    await alive.body?.cancel();
    const page = await fetch(siteUrl, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await page.body?.cancel();
    const missing = headers.filter((name) => !page.headers.has(name));
    return [
      alive.ok
        ? fine(about, messages.answers(siteUrl))
        : fault(about, messages.healthAnswers(siteUrl, alive.status), messages.checkSiteUrl),
      ...(page.status === 200
        ? []
        : [fault(about, messages.homePageAnswers(page.status), messages.searchRequestId)]),
      ...(missing.length === 0
        ? []
        : [fault(about, messages.proxyRemoves(missing.join(", ")), messages.passHeaders)]),
      ...(siteUrl.startsWith("https:") && !page.headers.has("Strict-Transport-Security")
        ? [advice(about, messages.noStrictTransport, messages.passHeader)]
        : []),
    ];
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return [advice(about, messages.siteDoesNotAnswer(siteUrl, reasonOf(cause)), messages.startSite)];
  }
}
