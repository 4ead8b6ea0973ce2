import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { asJson } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import { enquiryAnswer } from "#app/site/enquiry/enquiry-answer.server.ts";
import { receiveEnquiry } from "#app/site/enquiry/receive-enquiry.server.ts";

export const loader = () => redirect(paths.letsTalk());

/** POST submits an enquiry by script; responds with JSON. */
export async function action({ request }: ActionFunctionArgs) {
  return asJson(await enquiryAnswer(await receiveEnquiry(request)));
}
