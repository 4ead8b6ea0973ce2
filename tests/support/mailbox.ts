import { setTimeout } from "node:timers/promises";

/** A mail as maildev's REST API tells it. */
export interface ReceivedMail {
  id: string;
  subject: string;
  from: Person[];
  to: Person[];
  replyTo?: Person[];
  text: string;
  html: string;
  messageId?: string;
  /** By lower-case name. */
  headers: Record<string, string | string[]>;
  attachments?: { fileName: string; contentType: string; length: number }[];
  /** `host` is the name that the sender gave itself. */
  envelope: { from: unknown; to: unknown; host: string };
}

interface Person {
  address: string;
  name: string;
}

/** The mailbox behind SMTP_URL, as far as this test is concerned. */
export class Mailbox {
  private readonly url: string;
  private readonly sender: string | undefined;
  private readonly seen = new Set<string>();

  /** @param url Address of the REST API. @param sender Only mails of the program that calls itself so. */
  constructor(url = process.env.MAILBOX_URL ?? "", sender = process.env.MAILBOX_SENDER) {
    this.url = url;
    this.sender = sender;
  }

  /** All mails since the last `clear`, oldest first. */
  async messages(): Promise<ReceivedMail[]> {
    const response = await fetch(new URL("/email", this.url));
    const mails = (await response.json()) as ReceivedMail[];
    return mails.filter(
      (mail) => !this.seen.has(mail.id) && (!this.sender || mail.envelope.host === this.sender),
    );
  }

  /** The same once there are as many: the mailbox answers before it shows what it has taken. Rejects after 10 s. */
  async arrived(count: number): Promise<ReceivedMail[]> {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      const mails = await this.messages();
      if (mails.length >= count) return mails;
      await setTimeout(50);
    }
    throw new Error(`there are not ${count} mails after 10 s`);
  }

  /** Leaves out what is there now. Nothing is deleted: other tests may wait for theirs. */
  async clear() {
    for (const { id } of await this.messages()) this.seen.add(id);
  }
}
