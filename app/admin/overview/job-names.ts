/** Background jobs by their names in the queue. */
const jobs: Record<string, string | undefined> = {
  "account.send-invitation": "Invitations",
  "account.send-notice": "Notices about accounts",
  "account.send-recovery-link": "Links to recover an account",
  "desk.notify-assignee": "Notifications of assigned leads and tasks",
  "lead.confirm-to-sender": "Confirmations of enquiries",
  "lead.mail-reply": "Replies to leads",
  "lead.notify-of-mention": "Notifications of mentions in notes",
  "lead.notify-team": "Notifications of new leads",
  "lead.report-failed-reply": "Notices of replies that were not delivered",
  "lead.recipients-changed": "Notices of changed lead recipients",
  "lead.remind-owner": "Reminders of next steps",
  "lead.remove-files": "Deletion of files of erased leads",
  "lead.submit-externally": "Leads sent to the webhook",
  "media.make-variants": "Preparation of uploaded files",
  "media.remove-objects": "Deletion of files from the media library",
  "page.publish-scheduled": "Scheduled publishing of pages",
  "page.tell-of-failed-schedule": "Notices of pages that were not published",
  "publishing.publish-scheduled": "Scheduled publishing of news and other content",
  "publishing.tell-of-failed-schedule": "Notices of news and other content that was not published",
  "search.index-content": "Search index of the site",
  "share-cards.draw": "Share cards of the previous version",
  "share-cards.render": "Share cards",
  "task.remind-assignee": "Reminders of due tasks",
  "task.tell-of-mention": "Notifications of mentions",
};

/** What a background job does; a job without a name here maintains the site. */
export function jobInWords(name: string): string {
  return jobs[name] ?? "Regular maintenance of the site";
}
