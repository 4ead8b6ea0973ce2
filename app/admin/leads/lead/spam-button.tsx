import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { PostButton } from "#app/admin/post-button.tsx";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { paths } from "#app/http/paths.ts";

/** Marks a lead as spam, or restores its former status. */
export function SpamButton({ lead }: { lead: Lead }) {
  const isSpam = lead.status === "spam";
  return (
    <PostButton
      action={paths.admin.leadStatus(lead.id)}
      fields={{ status: isSpam ? lead.beforeSpam : "spam" }}
      className={buttonClasses.plain}
    >
      {isSpam ? messages.notSpam : messages.spam}
    </PostButton>
  );
}
