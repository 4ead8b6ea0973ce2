import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { paths } from "#app/http/paths.ts";
import EnquiryPage from "#app/site/enquiry/enquiry-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { answer } from "./answer.server.ts";
import { receiveEnquiry } from "./receive-enquiry.server.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Request a project estimate", path: paths.letsTalk() });

export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  new Headers([...parentHeaders, ...actionHeaders]);

export async function action({ request }: ActionFunctionArgs) {
  return answer(request, await receiveEnquiry(request));
}

export default function LetsTalk() {
  const sent = useActionData<typeof action>();
  return <EnquiryPage answer={sent} />;
}
