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
  /** All mails of the sender, each read once: the mailbox holds those of a whole run, and keeps their order. */
  private readonly read: ReceivedMail[] = [];
  private cleared = 0;

  /** @param url Address of the REST API. @param sender Limits mails to those of the client with this EHLO name. */
  constructor(url = process.env.MAILBOX_URL ?? "", sender = process.env.MAILBOX_SENDER) {
    this.url = url;
    this.sender = sender;
  }

  /** All mails since the last `clear`, oldest first. */
  async messages(): Promise<ReceivedMail[]> {
    await this.readFurther();
    return this.read.slice(this.cleared);
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
    await this.readFurther();
    this.cleared = this.read.length;
  }

  private async readFurther() {
    const skip = this.read.length;
    const address = new URL("/email", this.url);
    address.searchParams.set("skip", String(skip));
    if (this.sender) address.searchParams.set("envelope.host", this.sender);
    const response = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
    const further = (await response.json()) as ReceivedMail[];
    // Only what no parallel call has read meanwhile.
    this.read.push(...further.slice(this.read.length - skip));
  }
}
