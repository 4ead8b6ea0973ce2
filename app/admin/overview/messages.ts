/** Interface text of the overview and the health report. */
export const messages = {
  addARecipient: "Add a recipient",
  addYourContactDetails: "Add your contact details",
  askAnOwnerToAdd: "Ask an owner to add one under Settings, Lead data.",
  byEmailWithTheirOwn: "By email, with their own role",
  changeADemoPageOr: "Change a demo page, or create one from a preset",
  demoContentIsLive: "Demo content is live",
  dismissChecklist: "Dismiss checklist",
  done: "(done)",
  doneLabel: "Done",
  emailAddressAndPhoneNumbers: "Email address and phone numbers, shown on every page and in every email",
  failedDeliveries: (count: number) =>
    count === 1 ? "1 lead with a failed delivery" : `${count} leads with a failed delivery`,
  firstSteps: "First steps",
  forTheReplyPromisedWithin: "for the reply promised within 24 hours.",
  givenUp: "failed permanently",
  inviteAColleague: "Invite a colleague",
  myTasks: (total: number) => `My tasks, ${total}`,
  maintenance: "Regular maintenance of the site",
  newLeads: (total: number) => `New leads, ${total}`,
  newLeadsDoNotSend: "New leads do not send a notification, because no recipient is set.",
  noFailedDeliveries: "No failed deliveries.",
  noNewLeads: "No new leads.",
  noTasksAssignedToYou: "No tasks assigned to you.",
  nothingIsScheduled: "Nothing is scheduled.",
  notPublished: "Not published",
  overdueReplies: (late: number) => (late === 1 ? "1 reply is overdue" : `${late} replies are overdue`),
  overview: "Overview",
  problem: "Problem",
  problems: (failures: number) => `Problems, ${failures}`,
  problemsFound: (problems: number) =>
    problems === 0 ? "No problems found" : problems === 1 ? "1 problem found" : `${problems} problems found`,
  publishAPage: "Publish a page",
  recommendation: "Recommendation",
  recommendations: (count: number) => (count === 1 ? "1 recommendation" : `${count} recommendations`),
  replaceThemBeforeVisitorsSee: "Replace them before visitors see the site:",
  scheduled: "Scheduled",
  sendAnEnquiryAsA: "Send an enquiry as a visitor would, then check that the notification arrives",
  testTheNotificationEmail: "Test the notification email",
  willRetry: "failed, will be retried",
} as const;

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
  "task.tell-of-mention": "Notifications of mentions",
};

/** What a background job does; a job without a name here maintains the site. */
export function jobInWords(name: string): string {
  return jobs[name] ?? messages.maintenance;
}
