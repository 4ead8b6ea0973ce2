/** How each command of `site` is called: a line for each form, and what it does. */
const lines: [form: string, does: string][] = [
  ["worker", "runs background jobs until it is stopped"],
  [
    "init [--secrets FOLDER] [--assets FOLDER]",
    "writes the secrets of the services, and adds the build's scripts and styles to a shared folder",
  ],
  ["migrate", "brings the database up to date; the first time also the settings and the first content"],
  ["first-owner", "prints who signs in first, or a link that creates the first owner"],
  ["admin list", "lists all accounts"],
  ["admin recover EMAIL", "prints a link that sets a new password, valid once and for an hour"],
  ["admin create-owner EMAIL", "prints a link that creates another owner, valid once and for seven days"],
  ["admin remove-second-factor EMAIL", "for a person who lost phone, passkeys and recovery codes"],
  ["admin reseal", "seals the secrets of authenticator apps with the current SECRET_KEY"],
  ["admin adopt-buckets", "marks both buckets as this database's, after the site has moved"],
  [
    "admin sweep-buckets [--allow NUMBER]",
    "deletes objects that the database does not know, up to NUMBER of each bucket if that is over a tenth",
  ],
  ["doctor", "examines configuration, database, storage and mail server"],
  ["backup [--to FILE | FOLDER | -]", "writes a backup, into backups/ by default; - is standard output"],
  ["backup-schedule", "takes a backup each night into BACKUP_FOLDER, deletes old ones, drills each week"],
  ["restore ARCHIVE [--replace]", "restores a backup; replaces existing data only with --replace"],
  ["drill [ARCHIVE]", "restores a backup beside the site, compares and removes it; takes one by default"],
  ["export [FILE]", "writes content, settings and media into an archive, site.tar by default"],
  ["import FILE.tar [--replace]", "imports such an archive; replaces existing content only with --replace"],
  [
    "import SOURCE [--dry-run] [--files FOLDER]",
    "imports the tables of a hosted site from postgres://… or a folder with pages.csv, site_settings.json, …",
  ],
  ["--version", "prints the versions of the site and of Node"],
];

const INDENT = 48;

export function usageOf(command: string): string {
  return lines
    .filter(([form]) => form.split(" ")[0] === command)
    .map(([form, does]) => `${`site ${form}`.padEnd(INDENT)}${does}`)
    .join("\n");
}

export function commandList(): string {
  return [...new Set(lines.map(([form]) => form.split(" ")[0] ?? ""))].map(usageOf).join("\n");
}
