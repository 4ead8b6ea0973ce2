/** Mails about assigned leads and tasks. */
export const messages = {
  aColleague: "A colleague",
  andMore: (count: number) => `And ${count} more. See your lists in the admin for all of them.`,
  item: (kind: string, name: string) => `${kind} “${name}”`,
  lead: "Lead",
  manyAssigned: (by: string, count: number, site: string) =>
    `${by} assigned ${count} items to you on ${site}.`,
  manyAssignedSubject: (site: string, count: number) => `${site}: ${count} items assigned to you`,
  manyAssignedTitle: (count: number) => `${count} items assigned to you`,
  oneAssigned: (by: string, kind: string, site: string) => `${by} assigned a ${kind} to you on ${site}.`,
  oneAssignedSubject: (site: string, kind: string, name: string) =>
    `${site}: ${kind} assigned to you: ${name}`,
  oneAssignedTitle: (kind: string) => `${kind} assigned to you`,
  task: "Task",
} as const;
