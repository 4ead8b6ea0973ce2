/** Report and errors of the import from the database of the previous site. */
export const messages = {
  alreadyExists: (columns: string) =>
    `the site already has this row with a different ${columns}; the existing row is not changed`,
  blockInvalid: (position: number, type: string) =>
    `block ${position} (${type}) is invalid; stored, but not shown`,
  counts: (table: string, rows: number, outcomes: string) => `${table}: ${rows} rows, ${outcomes}`,
  databaseError: (reason: string) => `the database rejects the row: ${reason}`,
  downloadFailed: (url: string) => `it could not be downloaded from ${url}`,
  downloadFailedWith: (name: string, url: string, reason: string) =>
    `${name} could not be downloaded from ${url}: ${reason}`,
  fileUnreadable: (file: string) => `${file} is not a list of rows in CSV or JSON.`,
  incompleteFile: (position: number) => `file ${position} has no name or no URL; not imported`,
  invalidSetting: (problem: string) => `the value is invalid; the default is used: ${problem}`,
  html: "imported from HTML",
  invalidSlug: (slug: string, problem: string) => `the slug "${slug}" is invalid: ${problem}`,
  markdown: "imported as Markdown",
  missingColumn: (column: string) => `${column} is empty`,
  noColumn: "not imported: this site has no such column",
  noFolder: (folder: string) => `The folder ${folder} does not exist.`,
  noParent: (slug: string) => `the parent page "${slug}" does not exist`,
  notANumber: (text: string) => `"${text}" is not a whole number; stored as 0`,
  notAPath: (text: string) => `"${text}" is not a path`,
  notATimestamp: (text: string) => `"${text}" is not a timestamp; left empty`,
  notJson: "not valid JSON; left empty",
  noTables: (folder: string, tables: string) =>
    `${folder} contains no table to import. Save each table as .csv or .json, named ${tables}.`,
  renamedSlug: (from: string, to: string) => `"${from}" is stored as "${to}"`,
  skipped: (tables: string) => `Skipped, not a table that the import reads: ${tables}`,
  tooDeep: "the page would be below itself, or deeper than three levels",
  twoFiles: (folder: string, table: string) => `${folder} has two files for the table ${table}. Remove one.`,
  unknownSetting: "this site has no such setting; stored, but not used",
  unknownValue: (text: string, used: string) => `"${text}" is not an allowed value; stored as "${used}"`,
} as const;
