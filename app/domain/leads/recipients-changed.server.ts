import { readBrandName } from "#app/domain/settings/brand-name.server.ts";
import { paths } from "#app/http/paths.ts";
import { env } from "#app/platform/env.server.ts";
import { sendMail } from "#app/platform/mailer.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";

interface RecipientsChange {
  /** The address before the change. */
  to: string;
  /** Name of the person who changed it. */
  by: string;
  at: string;
}

/** Notifies a previous recipient of lead notifications about the change, so that a diversion does not go unnoticed. */
export async function mailRecipientsChange({ to, by, at }: RecipientsChange) {
  const brand = await readBrandName();
  await sendMail({
    to,
    subject: `Lead notifications of ${brand} were changed`,
    ...renderEmail([
      `${by} changed which addresses are notified of new leads on ${brand}. This address was one of them until now.`,
      `${at.slice(0, 16).replace("T", " at ")} UTC.`,
      "If you did not expect this, ask an owner of the site to check the setting:",
      { link: env.SITE_URL + paths.admin.settings("lead-data"), label: "Lead data settings" },
    ]),
    messageId: `recipients-changed-${Date.parse(at)}-${to.replace(/[^\w.-]/g, "-")}@${new URL(env.SITE_URL).hostname}`,
  });
}
