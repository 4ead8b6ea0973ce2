/** Output of `npm run doctor` about this machine. */
export const messages = {
  choosePort: "Ignore this if the site itself uses it. Otherwise choose another PORT.",
  disk: "Disk",
  free: (gigabytes: string, folder: string) => `${gigabytes} GB free at ${folder}`,
  freeSpace: "Free some space: delete old logs, backups and container images.",
  node: "Node",
  noProblems: "No problems found.",
  oldVersion: (version: string) => `is version ${version}`,
  port: "Port",
  portInUse: (port: number) => `${port} is in use`,
  problems: (count: number) => (count === 1 ? "1 problem to fix." : `${count} problems to fix.`),
  upgradeNode: (version: number) => `Upgrade to version ${version} or newer.`,
  version: (version: string) => `version ${version}`,
} as const;
