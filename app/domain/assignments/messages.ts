/** Mails about assigned leads and tasks. */
export const messages = {
  aColleague: "A colleague",
  andMore: (count: number) => `And ${count} more. See your lists in the admin for all of them.`,
  item: (kind: string, name: string) => `${kind} “${name}”`,
  lead: "Lead",
  many: (count: number, kind: "leads" | "tasks" | "items") => `${count} ${kind}`,
  manyAssigned: (by: string, many: string, site: string) => `${by} assigned ${many} to you on ${site}.`,
  manyAssignedSubject: (site: string, many: string) => `${site}: ${many} assigned to you`,
  manyAssignedTitle: (many: string) => `${many} assigned to you`,
  oneAssigned: (by: string, kind: string, site: string) => `${by} assigned a ${kind} to you on ${site}.`,
  oneAssignedSubject: (site: string, kind: string, name: string) =>
    `${site}: ${kind} assigned to you: ${name}`,
  oneAssignedTitle: (kind: string) => `${kind} assigned to you`,
  task: "Task",
} as const;
