import { setTimeout } from "node:timers/promises";

/** A mail as returned by maildev's REST API. */
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
  /** `host` is the sender's name in EHLO. */
  envelope: { from: unknown; to: unknown; host: string };
}

interface Person {
  address: string;
  name: string;
}

/** This test's view of the mailbox behind SMTP_URL. */
export class Mailbox {
  private readonly url: string;
  private readonly sender: string | undefined;
  private readonly seen = new Set<string>();

  /** @param url Address of the REST API. @param sender Limits mails to those of the client with this EHLO name. */
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

  /** Waits for this many mails, because the mailbox accepts them before the API lists them. Rejects after 10 s. */
  async arrived(count: number): Promise<ReceivedMail[]> {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      const mails = await this.messages();
      if (mails.length >= count) return mails;
      await setTimeout(50);
    }
    throw new Error(`there are not ${count} mails after 10 s`);
  }

  /** Ignores existing mails. Nothing is deleted, because parallel tests wait for theirs. */
  async clear() {
    for (const { id } of await this.messages()) this.seen.add(id);
  }
}
