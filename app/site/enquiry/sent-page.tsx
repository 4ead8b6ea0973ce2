import type { Receipt } from "#app/domain/leads/receipt.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { buttonClasses } from "#app/ui/button-link.tsx";
import { chromeInsetClasses } from "../chrome/chrome.tsx";
import { Breadcrumbs, TopLine } from "../content/breadcrumbs.tsx";
import { EnquirySent } from "./enquiry-sent.tsx";
import href from "./next-steps.css?url";
import { NextSteps } from "./next-steps.tsx";
import type { NextStepsTexts } from "./next-steps-texts.ts";
import { ReplyPromise } from "./reply-promise.tsx";

interface SentPageProps {
  /** Undefined an hour after sending, and in other browsers. */
  receipt: Receipt | undefined;
  nextSteps: NextStepsTexts;
}

/** SITE-09: the confirmation page, which works without JavaScript; the dialog shows the same. */
export function SentPage({ receipt, nextSteps }: SentPageProps) {
  const { enquiry, site } = useMessages();
  const sitePaths = useSitePaths();
  return (
    <div className={chromeInsetClasses}>
      <link rel="stylesheet" href={href} />
      <TopLine>
        <Breadcrumbs
          trail={[{ title: site.letsTalk, path: sitePaths.letsTalk() }]}
          title={enquiry.receipt.breadcrumb}
        />
      </TopLine>
      <div className="mt-[clamp(3rem,1.5rem+5vw,6rem)] grid items-start grid-cols-1 gap-x-6 gap-y-16 pr-edge-right pl-edge-left min-[1500px]:grid-cols-[minmax(0,1fr)_24.5rem] min-[1500px]:gap-x-16">
        <EnquirySent receipt={receipt} title="h1" isPage>
          <a href={sitePaths.letsTalk()} className={buttonClasses("ruled")}>
            {enquiry.receipt.another}
          </a>
        </EnquirySent>
        <NextSteps texts={nextSteps}>
          <ReplyPromise reply={nextSteps.reply} isSent />
        </NextSteps>
      </div>
    </div>
  );
}
