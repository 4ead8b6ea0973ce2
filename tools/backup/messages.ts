/** Output of `site backup`, `restore` and `drill`. */
export const messages = {
  bucket: (name: string) => `bucket ${name}`,
  checking: (file: string) => `Checking ${file}`,
  commandsRunning: (commands: string) =>
    `Other commands use this database: ${commands}. Wait until they have ended.`,
  comparing: "Comparing",
  contents: (rows: number, tables: number, jobs: number) =>
    `${rows} rows in ${tables} tables, ${jobs} waiting jobs`,
  databaseInUse: (connections: number) =>
    `The database is in use (connections: ${connections}). Stop the site and its workers first, so that nothing is written during the restore.`,
  different: "DIFFERENT",
  differs: (count: number) => `${count} of them differ: do not rely on this backup.`,
  duration: (seconds: string) => `The restore took ${seconds} s.`,
  files: (count: number, megabytes: string) => `${count} files of ${megabytes} MB`,
  filesOf: (bucket: string) => `files of ${bucket}`,
  loadingDatabase: "Loading the database",
  mayNotCreateDatabase:
    "The role of DATABASE_URL may not create the database that the drill restores into. Allow it (alter role … createdb), or run the drill with the DATABASE_URL of a role that may.",
  newerVersion: (file: string, migration: string) =>
    `${file} was created by a newer version of the site: it has the migration ${migration}.`,
  notEmpty: (places: string) =>
    `There is data already: ${places}. To replace it with the backup, add --replace. This deletes all current data.`,
  nothingToBackUp: "The database does not have the site's tables: there is nothing to back up.",
  objectDiffers: (object: string) => `The storage returns different bytes for ${object} than were stored.`,
  otherSecretKey:
    "SECRET_KEY differs from the one at the time of the backup, so authenticator apps do not work. Set that key again, or add it to SECRET_KEYS_OLD.",
  removingOthers: "Removing objects that are not in the archive",
  restored: (contents: string) => `Restored: ${contents}. Everyone must sign in again.`,
  restores: "The backup can be restored.",
  rowsDiffer: (table: string, rows: number, expected: number) =>
    `${table} has ${rows} rows, but the archive has ${expected}.`,
  runningSince: (command: string, time: string) => `${command}, since ${time}`,
  same: "the same",
  state: (takenAt: string, migration: string) => `as of ${takenAt}, at ${migration}`,
  storingObjects: "Storing the objects",
  table: (name: string) => `table ${name}`,
  takingBackup: "Creating a backup",
  written: "Written",
} as const;
