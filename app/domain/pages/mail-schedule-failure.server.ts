import { paths } from "#app/http/paths.ts";
import { env } from "#app/platform/env.server.ts";
import { sendMail } from "#app/platform/mailer.server.ts";
import { findPage } from "./page-rows.server.ts";

/**
 * Tells somebody that a page did not go out and why. Not once somebody has dealt with it, or put the page into the
 * trash. Rejects when the mail server does not take the mail.
 */
export async function mailScheduleFailure({
  pageId,
  dueAt,
  to,
}: {
  pageId: string;
  dueAt: string;
  to: string;
}) {
  const page = await findPage({ id: pageId });
  if (page?.scheduleFailure?.dueAt !== dueAt) return;
  const { reasons } = page.scheduleFailure;
  const link = env.SITE_URL + paths.admin.page(page.slug);
  const opening = `“${page.title}” was to go out on ${dueAt.slice(0, 16).replace("T", " at ")} UTC and did not:`;
  const ending = "What visitors see has not changed. Put it right and schedule or publish it again:";
  await sendMail({
    to,
    subject: `Not published: ${page.title}`,
    text: [opening, reasons.map((reason) => `- ${reason}`).join("\n"), ending, link].join("\n\n"),
    html: [
      `<p>${escaped(opening)}</p>`,
      `<ul>${reasons.map((reason) => `<li>${escaped(reason)}</li>`).join("")}</ul>`,
      `<p>${escaped(ending)}<br><a href="${escaped(link)}">${escaped(link)}</a></p>`,
    ].join("\n"),
    messageId: `schedule-${pageId}-${Date.parse(dueAt)}@${new URL(env.SITE_URL).hostname}`,
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
