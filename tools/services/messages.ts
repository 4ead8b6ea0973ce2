/** Problems of the local services. */
export const messages = {
  alsoUsedBy: (variable: string) => `is also assigned to ${variable}`,
  belongsToAnotherUser: (path: string) =>
    `${path} belongs to another user. Start the site as that user, or choose another LOCAL_DATA_DIR.`,
  cannotBeStored: (name: string, file: string) =>
    `${name} contains a quote or a line break, which ${file} cannot store`,
  cannotStop: (pid: number) => `The process ${pid} is running, and this user may not stop it.`,
  endOfLog: (file: string, lines: string) => `The end of ${file}:\n${lines}`,
  folderClosed: (user: string, folder: string) =>
    `PostgreSQL does not run as root, and the user ${user} may not enter ${folder}. Use a folder that other users may enter (chmod o+x), start the site as an ordinary user, or set DATABASE_URL.`,
  isInUse: "is already in use",
  mailPage: "the mailbox (web page)",
  mailServer: "the mailbox (SMTP)",
  noPostgres: (platform: string) =>
    `The packages do not include PostgreSQL for ${platform}. Set DATABASE_URL to a running PostgreSQL.`,
  notAllowed: "cannot be used by this user",
  notAPort: (variable: string, text: string, example: number) =>
    `${variable} is "${text}", which is not a port number from 1 to 65535. Example: ${variable}=${example}`,
  portProblem: (port: number, service: string, problem: string, variable: string, other: number) =>
    `Port ${port} for ${service} ${problem}. Choose another: ${variable}=${other}`,
  postgresEnded: (log: string) => `PostgreSQL has stopped. ${log}`,
  site: "the site",
  storage: "the object storage",
  userNotCreated: (user: string) =>
    `PostgreSQL does not run as root, and the user ${user} could not be created with useradd. Create it, start the site as an ordinary user, or set DATABASE_URL.`,
} as const;
