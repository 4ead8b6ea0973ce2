import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findReceipt, readReceiptToken } from "#app/domain/leads/receipt.server.ts";
import { receiptCookie } from "#app/http/cookies.server.ts";
import { furtherLanguages } from "#app/http/language.server.ts";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { SentPage } from "#app/site/enquiry/sent-page.tsx";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { readNextSteps } from "#app/site/site-data.server.ts";
import { addressTranslations } from "#app/site/translations/translations.server.ts";

export const meta: MetaFunction = ({ matches }) =>
  unlistedMeta(matches, ({ enquiry }) => enquiry.receipt.pageTitle);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** SITE-09: only the browser that sent the enquiry can see it, for an hour. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (hasUnknownLanguage(request)) throw await answerMissing(request);
  const leadId = readReceiptToken(receiptCookie.in(request));
  const [receipt, { value: nextSteps }, further] = await Promise.all([
    leadId ? findReceipt(leadId) : undefined,
    readNextSteps(),
    furtherLanguages(),
  ]);
  const translations = await addressTranslations(further, (edition) => sitePathsIn(edition).letsTalkSent());
  return data({ receipt, nextSteps, ...(translations && { translations }) }, { headers: privateHeaders });
}

export default function Sent() {
  return <SentPage {...useLoaderData<typeof loader>()} />;
}
