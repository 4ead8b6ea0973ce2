import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";

const hour = 60 * 60;

/**
 * LEAD-14. One address cannot use up what everybody shares, and what everybody sends in a day fits the bucket and the
 * mailbox: with the defaults 1,200 enquiries, at most 18 GB of files.
 */
const perAddress = defineRateLimit({
  name: "enquiry:address",
  points: env.LEAD_RATE_LIMIT_PER_ADDRESS,
  seconds: hour,
});
const perSite = defineRateLimit({
  name: "enquiry:site",
  points: env.LEAD_RATE_LIMIT_PER_SITE,
  seconds: hour,
});
const perSiteAndDay = defineRateLimit({
  name: "enquiry:site-day",
  points: 4 * env.LEAD_RATE_LIMIT_PER_SITE,
  seconds: 24 * hour,
});

/** Counts an enquiry from `address`. Answers with the seconds to wait when it is one too many, else 0. */
export async function takeEnquiryPoint(address: string): Promise<number> {
  const wait = await perAddress.take(address);
  if (wait > 0) return wait;

  const siteWait = Math.max(...(await Promise.all([perSite.take("all"), perSiteAndDay.take("all")])));
  if (siteWait > 0) log.error({ seconds: siteWait }, "no more enquiries are taken from anybody for now");
  return siteWait;
}
