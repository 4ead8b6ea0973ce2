import { readBrandName } from "#app/domain/settings/settings.server.ts";
import { env } from "#app/platform/env.server.ts";
import { sendMail } from "#app/platform/mailer.server.ts";
import { escaped } from "#app/platform/render-email.ts";
import { messages } from "./messages.ts";

interface FailedSchedule {
  id: string;
  title: string;
  /** The admin screen where it can be corrected. */
  path: string;
  dueAt: string;
  reasons: string[];
  to: string;
}

/** Mails why a schedule failed. Rejects when the mail server does not accept the mail. */
export async function mailScheduleFailure({ id, title, path, dueAt, reasons, to }: FailedSchedule) {
  const link = env.SITE_URL + path;
  const site = await readBrandName();
  const opening = messages.scheduleFailed(title, dueAt.slice(0, 10), dueAt.slice(11, 16));
  const ending = messages.visitorsStillSeeThePrevious;
  await sendMail({
    to,
    subject: messages.notPublished(site, title),
    text: [opening, reasons.map((reason) => `- ${reason}`).join("\n"), ending, link].join("\n\n"),
    html: [
      `<p>${escaped(opening)}</p>`,
      `<ul>${reasons.map((reason) => `<li>${escaped(reason)}</li>`).join("")}</ul>`,
      `<p>${escaped(ending)}<br><a href="${escaped(link)}">${escaped(link)}</a></p>`,
    ].join("\n"),
    messageId: `schedule-${id}-${Date.parse(dueAt)}@${new URL(env.SITE_URL).hostname}`,
  });
}
