import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { siteEdition } from "#app/http/language.server.ts";
import { requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { asJson } from "#app/http/redirect-to.server.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { enquiryAnswer } from "#app/site/enquiry/enquiry-answer.server.ts";
import { receiveEnquiry } from "#app/site/enquiry/receive-enquiry.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  requireKnownLanguage(request);
  return redirect(sitePathsIn(await siteEdition()).letsTalk());
}

/** POST submits an enquiry by script; responds with JSON in the language of the address. */
export async function action({ request }: ActionFunctionArgs) {
  return asJson(await enquiryAnswer(await receiveEnquiry(request)));
}
