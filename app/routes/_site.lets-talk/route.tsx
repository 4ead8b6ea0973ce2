import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { sitePaths } from "#app/http/site-paths.ts";
import EnquiryPage from "#app/site/enquiry/enquiry-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { answer } from "./answer.server.ts";
import { receiveEnquiry } from "./receive-enquiry.server.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Request a project estimate",
    description: "Tell us what you want to build and attach what you have. We answer within 24 hours.",
    path: sitePaths.letsTalk(),
  });

export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  new Headers([...parentHeaders, ...actionHeaders]);

export async function action({ request }: ActionFunctionArgs) {
  return answer(request, await receiveEnquiry(request));
}

export default function LetsTalk() {
  const sent = useActionData<typeof action>();
  return <EnquiryPage answer={sent} />;
}
