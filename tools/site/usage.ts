/** The usage of each command of `site`: a line for each form, and its description. */
const lines: [form: string, does: string][] = [
  ["worker", "runs background jobs until it is stopped"],
  [
    "init [--secrets FOLDER] [--assets FOLDER]",
    "writes the secrets of the services, and copies the build's scripts and styles to a shared folder",
  ],
  ["migrate", "applies pending migrations; on first use also inserts the settings and the first content"],
  ["first-owner", "prints the first owner's address, or a link that creates the first owner"],
  ["admin list", "lists all accounts"],
  ["admin recover EMAIL", "prints a link that sets a new password; it works once, for one hour"],
  ["admin create-owner EMAIL", "prints a link that creates another owner; it works once, for seven days"],
  [
    "admin remove-second-factor EMAIL",
    "removes the second factor of a person who lost phone, passkeys and recovery codes",
  ],
  ["admin reseal", "re-encrypts authenticator secrets with the current SECRET_KEY"],
  ["admin adopt-buckets", "marks both buckets as belonging to this database, after a move"],
  [
    "admin sweep-buckets [--allow NUMBER]",
    "deletes objects that are not in the database; above a tenth of a bucket it needs --allow NUMBER",
  ],
  ["doctor", "checks the configuration, database, storage and mail server"],
  ["backup [--to FILE | FOLDER | -]", "writes a backup, into backups/ by default; - is standard output"],
  [
    "backup-schedule",
    "writes a backup to BACKUP_FOLDER each night, deletes old ones, tests a restore each week",
  ],
  ["restore ARCHIVE [--replace]", "restores a backup; replaces existing data only with --replace"],
  [
    "drill [ARCHIVE]",
    "restores a backup into a temporary database and compares it; without ARCHIVE it makes one",
  ],
  ["export [FILE]", "writes content, settings and media into an archive, site.tar by default"],
  ["import FILE.tar [--replace]", "imports such an archive; replaces existing content only with --replace"],
  [
    "import SOURCE [--dry-run] [--files FOLDER]",
    "imports the tables of the previous hosted database from postgres://… or a folder with pages.csv, site_settings.json, …",
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
