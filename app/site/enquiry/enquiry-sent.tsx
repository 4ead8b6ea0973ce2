import { type ElementType, type ReactNode, useEffect, useRef } from "react";
import type { Receipt } from "#app/domain/leads/receipt.ts";
import { pageInMenu } from "#app/domain/pages/footer.ts";
import { useFormats, useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { useSite } from "../site-data.ts";

interface EnquirySentProps {
  /** The submitted data; undefined when only the fact of sending is known. */
  receipt: Receipt | undefined;
  /** The heading element, which receives the focus. */
  title: ElementType;
  /** The confirmation page uses more space than the dialog. */
  isPage?: boolean;
  /** Link or button for another request. */
  children: ReactNode;
}

/** SITE-09: replaces the sent form: when we will reply, the submitted data, and further links. */
export function EnquirySent({ receipt, title: Title, isPage = false, children }: EnquirySentProps) {
  const sitePaths = useSitePaths();
  const { receipt: texts } = useMessages().enquiry;
  const { settings, navigation } = useSite();
  const heading = useRef<HTMLElement>(null);
  const cases = pageInMenu(navigation, "cases");

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);

  return (
    <div className="flex min-w-0 grow flex-col items-stretch gap-7">
      {receipt ? <p className="mono text-good">{texts.received(receipt.reference)}</p> : null}
      <Title
        ref={heading}
        tabIndex={-1}
        className={classNames(
          "outline-hidden wrap-anywhere",
          isPage ? "display display-page max-w-[10.7em]" : sentTitle,
        )}
      >
        {receipt ? (
          <Sentence
            text={texts.titleWithDeadline}
            link={<span className="voice">{receipt.deadline.moment}</span>}
          />
        ) : (
          texts.title
        )}
      </Title>
      <p className="max-w-[34em] text-lg/[1.45]">
        {receipt ? texts.thanks(receipt.name, receipt.deadline.zone) : texts.sent}
      </p>
      <ol className="receipt-steps max-w-[44em] border-t border-line">
        {receipt?.isConfirmed ? <Row when={texts.now}>{texts.confirmation}</Row> : null}
        {receipt?.ndaNeeded ? <Row when={texts.first}>{texts.nda}</Row> : null}
        {receipt ? <Row when={receipt.deadline.moment}>{texts.personalReply(receipt.email)}</Row> : null}
        {settings.contact_email ? (
          <Row when={receipt ? texts.noReply : texts.noReplyYet}>
            <Sentence
              text={receipt ? texts.writeToWithReference(receipt.reference) : texts.writeTo}
              link={
                <InlineLink href={`mailto:${settings.contact_email}`}>{settings.contact_email}</InlineLink>
              }
            />
          </Row>
        ) : null}
      </ol>
      {receipt ? <SentEnquiry receipt={receipt} isOpen={isPage} /> : null}
      <div className="mt-auto flex flex-wrap items-baseline gap-x-8 gap-y-3 border-t border-ink pt-5">
        {children}
        {cases ? <InlineLink href={cases.path}>{texts.cases}</InlineLink> : null}
        <InlineLink href={sitePaths.news()}>{texts.news}</InlineLink>
      </div>
    </div>
  );
}

function Row({ when, children }: { when: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="mono pt-1 text-muted">{when}</span>
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}

const sentTitle = "text-[clamp(2rem,1.4rem+2.6vw,2.75rem)]/none font-medium tracking-[-0.035em] text-balance";

/** All submitted data, for its sender to review. */
function SentEnquiry({ receipt, isOpen }: { receipt: Receipt; isOpen: boolean }) {
  const { receipt: texts } = useMessages().enquiry;
  const { fileSize } = useFormats();
  const { facts, description, files, missingFiles } = receipt;
  return (
    <details open={isOpen} className="max-w-[44em]">
      <summary className="min-h-6 cursor-pointer font-[550]">{texts.whatYouSent}</summary>
      <dl className="mt-3 border-t border-line">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label={texts.description}>{description}</Fact>
        {files.length > 0 ? (
          <Fact label={texts.files}>
            {files.map((file) => `${file.name} (${fileSize(file.size)})`).join("\n")}
          </Fact>
        ) : null}
        {missingFiles.length > 0 ? (
          <Fact label={texts.missingFiles}>{[...missingFiles, texts.missingFilesAdvice].join("\n")}</Fact>
        ) : null}
      </dl>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="mono pt-1 text-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
