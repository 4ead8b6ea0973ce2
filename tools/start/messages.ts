/** Output of `npm start` and `npm run dev`. */
export const messages = {
  admin: "Admin",
  appEnded: (reason: string) => `The app has ended (${reason}).`,
  building: "Building …",
  databaseNotPrepared: "The database could not be prepared.",
  exitCode: (code: number | null) => `exit code ${code}`,
  firstOwner: "First owner",
  mailbox: "Mailbox",
  noProcessList: "The system does not list its processes.",
  notReady: (origin: string, answer: string) => `Not ready yet: ${origin}/readyz answers ${answer}`,
  notRunning:
    "The site is not running. Start it first (npm start), or set DATABASE_URL and the other variables.",
  owner: "Owner",
  ready: (seconds: number) => `Ready after ${seconds} s. Ctrl-C stops everything.`,
  readyWithLog: (seconds: number, file: string) =>
    `Ready after ${seconds} s. Log: ${file}. Ctrl-C stops everything.`,
  runsAlready: (folder: string, pid: number) =>
    `The site is already running with ${folder}. Stop it there with Ctrl-C, or with: kill ${pid}\nTo run a second one, choose another LOCAL_DATA_DIR and other ports.`,
  site: "Site",
  stopping: "Stopping …",
  worksOnce: (url: string) => `${url}  (works once, within 24 hours)`,
} as const;
