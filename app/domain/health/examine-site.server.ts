import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";

const about = "The site";

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
        ? fine(about, `${siteUrl} answers`)
        : fault(
            about,
            `${siteUrl}/healthz answers ${alive.status}`,
            "Check that SITE_URL points to this site, and check the log of the reverse proxy.",
          ),
      ...(page.status === 200
        ? []
        : [
            fault(
              about,
              `the home page answers ${page.status}`,
              "Search the log for the response's X-Request-Id.",
            ),
          ]),
      ...(missing.length === 0
        ? []
        : [
            fault(
              about,
              `the reverse proxy removes ${missing.join(", ")}`,
              "Pass these headers on, as ops/nginx.conf does.",
            ),
          ]),
      ...(siteUrl.startsWith("https:") && !page.headers.has("Strict-Transport-Security")
        ? [
            advice(
              about,
              "does not send Strict-Transport-Security",
              "Let the reverse proxy pass this header on.",
            ),
          ]
        : []),
    ];
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return [
      advice(
        about,
        `${siteUrl} does not answer: ${reasonOf(cause)}`,
        "Start it. If it is running, check DNS, the certificate and the reverse proxy.",
      ),
    ];
  }
}
