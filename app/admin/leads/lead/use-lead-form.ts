import { useActionData, useFetcher } from "@remix-run/react";
import type { LeadAnswer } from "./lead.server.ts";

/**
 * One form of the lead's screen and its result. A fetcher keeps the result when a live update revalidates the screen;
 * without JavaScript the page carries it.
 */
export function useLeadForm<Name extends LeadAnswer["form"]>(name: Name, leadId: string) {
  const fetcher = useFetcher<LeadAnswer>({ key: `lead-${name}:${leadId}` });
  const answered = useActionData<LeadAnswer>();
  const answer = fetcher.data ?? answered;
  return {
    Form: fetcher.Form,
    isSending: fetcher.state !== "idle",
    answer: isOf(name, answer) ? answer : undefined,
  };
}

function isOf<Name extends LeadAnswer["form"]>(
  name: Name,
  answer: LeadAnswer | undefined,
): answer is Extract<LeadAnswer, { form: Name }> {
  return answer?.form === name;
}
