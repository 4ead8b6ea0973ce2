import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { contentAnswer } from "#app/http/response-headers.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { problemAnswer, sentHeaders } from "#app/site/enquiry/enquiry-answer.server.ts";
import EnquiryPage from "#app/site/enquiry/enquiry-page.tsx";
import { receiveEnquiry } from "#app/site/enquiry/receive-enquiry.server.ts";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { pageMeta, sentPage } from "#app/site/page-meta.ts";
import { readEnquiryPage, readSiteData } from "#app/site/site-data.server.ts";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  if (hasUnknownLanguage(request)) throw await answerMissing(request);
  const { value, ...answer } = await readEnquiryPage();
  return contentAnswer(sentPage(value), answer);
}

export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  new Headers([...parentHeaders, ...actionHeaders]);

/** The form without JavaScript. Redirects after the POST, so that a reload sends nothing again. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = await receiveEnquiry(request);
  if (outcome.status !== "sent") return problemAnswer(outcome, outcome.accepted);
  const { value: site } = await readSiteData();
  return redirect(sitePathsIn(site.edition).letsTalkSent(), { status: 303, headers: sentHeaders(outcome) });
}

export default function LetsTalk() {
  const sent = useActionData<typeof action>();
  const { nextSteps, desks } = useLoaderData<typeof loader>();
  return <EnquiryPage answer={sent} nextSteps={nextSteps} desks={desks} />;
}
