import type { SubmissionResult } from "@conform-to/react";
import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { chromeInsetClasses } from "../chrome/chrome.tsx";
import { Breadcrumbs, TopLine } from "../content/breadcrumbs.tsx";
import { AttributionFields } from "./attribution-fields.tsx";
import { type Desks, EnquiryDesks } from "./enquiry-desks.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import href from "./enquiry-page.css?url";
import { resetSentEnquiry, useEnquirySession } from "./enquiry-session.ts";
import { NextSteps } from "./next-steps.tsx";
import type { NextStepsTexts } from "./next-steps-texts.ts";
import { ReplyPromise } from "./reply-promise.tsx";

interface EnquiryPageProps {
  /** The action's response to a submission without JavaScript. */
  answer?: { status: string; result?: SubmissionResult<string[]> };
  nextSteps: NextStepsTexts;
  desks: Desks;
}

/** LEAD-01: the enquiry form as a page, which works without JavaScript; the dialog shows the same form. */
export default function EnquiryPage({ answer, nextSteps, desks }: EnquiryPageProps) {
  const { enquiry, site } = useMessages();
  const sentPage = useSitePaths().letsTalkSent();
  const { phase } = useEnquirySession();
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => resetSentEnquiry, []);
  useEffect(() => {
    if (phase === "sent") navigate(sentPage, { replace: true });
  }, [phase, navigate, sentPage]);

  return (
    <div className={chromeInsetClasses}>
      <link rel="stylesheet" href={href} />
      <TopLine>
        <Breadcrumbs trail={[]} title={site.letsTalk} />
      </TopLine>
      <div className="enquiry-columns pt-opening pr-edge-right pl-edge-left">
        <h1 className="display display-page">{enquiry.title}</h1>
        <EnquiryDesks {...desks} />
        <div className="flex min-w-0 flex-col">
          <EnquiryForm
            serverAnswer={answer}
            message={new URLSearchParams(search).get("message") ?? undefined}
          >
            <AttributionFields known={answer?.result?.initialValue} />
          </EnquiryForm>
        </div>
        <NextSteps texts={nextSteps}>
          <ReplyPromise reply={nextSteps.reply} />
        </NextSteps>
      </div>
    </div>
  );
}
