/** Output of `site export` and `site import`. */
export const messages = {
  contents: (rows: number, tables: number, files: number, megabytes: string) =>
    `${rows} rows in ${tables} tables, ${files} files of ${megabytes} MB`,
  dryRun: "This was a dry run: nothing was stored.",
  fileMissing: (key: string) => `The storage does not have ${key}, a file of the media library.`,
  imported: (contents: string) => `Imported: ${contents}`,
  newerVersion: (file: string, migration: string) =>
    `${file} was exported by a newer version of the site: it has the migration ${migration}. Upgrade first.`,
  noTable: (name: string) => `The database has no table ${name}.`,
  notEmpty: (tables: string) =>
    `There is content already: ${tables}. To replace it with the archive, add --replace. People, leads and tasks are not changed.`,
  nothingToExport: "The database does not have the site's tables: there is nothing to export.",
  objectDiffers: (key: string) => `The storage returns different bytes for ${key} than were stored.`,
  rowsDiffer: (table: string, rows: number, expected: number) =>
    `${table} has ${rows} rows, but the archive has ${expected}.`,
} as const;
