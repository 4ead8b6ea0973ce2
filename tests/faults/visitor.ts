import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { anEnquiry } from "#tests/support/an-enquiry.ts";

export interface Attempt {
  /** The response as shown to the visitor. */
  said: "Success!" | "Error";
  /** 0 without a response. */
  status: number;
  /** The raw response. */
  text: string;
}

/** Points at which the upload of an enquiry can pause. */
export type Pause = "in the first file" | "behind the last file";

/** A visitor with one enquiry: each attempt to send it has the same id, as in the form. */
export class Visitor {
  readonly form: FormData;
  readonly attempts: Attempt[] = [];

  constructor(files: File[] = [], fields: Record<string, string> = {}) {
    this.form = anEnquiry(fields, files);
    this.form.append("utmContent", "behind the files");
  }

  get id(): string {
    return String(this.form.get("id"));
  }

  get saidSuccess(): boolean {
    return this.attempts.some(({ said }) => said === "Success!");
  }

  /** Sends it once; `pause` runs when everything up to its point was sent. Never rejects. */
  async send(site: string, pause?: { at: Pause; until: () => Promise<void> }): Promise<Attempt> {
    const whole = new Response(this.form);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const posting = request(new URL("/lets-talk/enquiries", site), {
      method: "POST",
      agent: false, // the site may close a keep-alive connection just as it is reused
      headers: {
        "Content-Type": whole.headers.get("Content-Type") ?? "",
        "Content-Length": bytes.length,
        ...(pause ? { Expect: "100-continue" } : {}),
      },
    });
    const answering = answerTo(posting);
    const cut = pause ? placeOf(pause.at, bytes) : 0;
    // From here on the site is processing the request, so nothing during the pause happens before it was accepted.
    if (pause) await Promise.race([once(posting, "continue"), answering]);
    posting.write(bytes.subarray(0, cut));
    await pause?.until();
    posting.end(bytes.subarray(cut));
    const attempt = await answering;
    this.attempts.push(attempt);
    return attempt;
  }

  /** Retries until the response is "Success!", at most a minute. */
  async retryUntilAnswered(site: () => string) {
    for (const end = Date.now() + 60_000; !this.saidSuccess && Date.now() < end; ) {
      const { said } = await this.send(site());
      if (said === "Error") await delay(200);
    }
  }
}

async function answerTo(posting: ReturnType<typeof request>): Promise<Attempt> {
  try {
    const [response] = await once(posting, "response");
    let text = "";
    for await (const chunk of response) text += chunk;
    const isSent = response.statusCode === 200 && text.includes('"sent"');
    return { said: isSent ? "Success!" : "Error", status: response.statusCode, text };
  } catch (error) {
    return { said: "Error", status: 0, text: String(error) };
  }
}

function placeOf(pause: Pause, bytes: Buffer): number {
  const firstFile = bytes.indexOf('filename="');
  if (pause === "behind the last file") return bytes.indexOf('name="utmContent"') + 10;
  return firstFile === -1 ? bytes.length >> 1 : firstFile + ((bytes.length - firstFile) >> 2);
}
