import type { ActionFunctionArgs, HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { lastGood } from "#app/http/last-good.server.ts";
import { enquiryHead } from "#app/site/discovery/page-heads.server.ts";
import EnquiryPage from "#app/site/enquiry/enquiry-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { readSiteData } from "#app/site/site-data.server.ts";
import { answer } from "./answer.server.ts";
import { receiveEnquiry } from "./receive-enquiry.server.ts";

export const meta = pageMeta;

export async function loader() {
  const { value } = await lastGood("enquiry", async () => {
    const { value: site } = await readSiteData(); // known wherever any page is, also while Postgres is away
    return { head: await enquiryHead(site.settings) };
  });
  return value;
}

export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  new Headers([...parentHeaders, ...actionHeaders]);

export async function action({ request }: ActionFunctionArgs) {
  return answer(request, await receiveEnquiry(request));
}

export default function LetsTalk() {
  const sent = useActionData<typeof action>();
  return <EnquiryPage answer={sent} />;
}
