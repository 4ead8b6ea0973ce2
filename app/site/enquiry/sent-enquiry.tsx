import type { ReactNode } from "react";
import type { Receipt } from "#app/domain/leads/receipt.ts";
import { fileSize } from "#app/ui/file-size.ts";
import * as messages from "./messages.ts";

/** All submitted data, for its sender to review. */
export function SentEnquiry({ receipt, isOpen }: { receipt: Receipt; isOpen: boolean }) {
  const { name, email, phone, ndaNeeded, description, files, missingFiles } = receipt;
  return (
    <details open={isOpen} className="max-w-[44em]">
      <summary className="min-h-6 cursor-pointer font-[550]">{messages.whatYouSent}</summary>
      <dl className="mt-3 border-t border-line">
        <Fact label={messages.nameLabel}>{name}</Fact>
        <Fact label={messages.email}>{email}</Fact>
        {phone ? <Fact label={messages.phone}>{phone}</Fact> : null}
        <Fact label={messages.ndaFirst}>{ndaNeeded ? messages.yes : messages.no}</Fact>
        <Fact label={messages.project}>{description}</Fact>
        {files.length > 0 ? (
          <Fact label={messages.files}>
            {files.map((file) => `${file.name} (${fileSize(file.size)})`).join("\n")}
          </Fact>
        ) : null}
        {missingFiles.length > 0 ? (
          <Fact label={messages.notReceived}>
            {missingFiles.join("\n")}
            {messages.pleaseSendTheseByMail}
          </Fact>
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
