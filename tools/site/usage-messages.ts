/** The usage of `site`: each form of a command, and what it does. */
export const messages = {
  worker: "Run background jobs until stopped",
  "init [--secrets FOLDER] [--assets FOLDER]":
    "Write the secrets of the services; copy the scripts and styles of this build to a shared folder",
  migrate: "Apply pending migrations; add settings and demo content to a new database",
  "first-owner": "Print the email address of the first owner, or a link that creates the first owner",
  "admin list": "List all accounts",
  "admin recover EMAIL": "Print a link that sets a new password; it works once, for one hour",
  "admin create-owner EMAIL": "Print a link that creates another owner; it works once, for seven days",
  "admin remove-second-factor EMAIL":
    "Remove the authenticator app, passkeys and recovery codes of a person who lost them",
  "admin reseal": "Encrypt the authenticator secrets again with the current SECRET_KEY",
  "admin adopt-buckets": "Mark both buckets as belonging to this database, after a move",
  "admin sweep-buckets [--allow NUMBER]":
    "Delete objects that are not in the database; more than a tenth of a bucket only with --allow NUMBER",
  doctor: "Check configuration, database, storage and mail server",
  "backup [--to FILE | FOLDER | -]": "Write a backup, to backups/ by default; - is standard output",
  "backup-schedule":
    "Each night, write a backup to BACKUP_FOLDER and delete old ones; each week, test a restore",
  "restore ARCHIVE [--replace]": "Restore a backup; --replace deletes existing data first",
  "drill [ARCHIVE]":
    "Restore a backup to a temporary database and compare it; without ARCHIVE, create the backup first",
  "export [FILE]": "Write content, settings and media to an archive, site.tar by default",
  "import FILE.tar [--replace]": "Import an archive of site export; --replace deletes existing content first",
  "import SOURCE [--dry-run] [--files FOLDER]":
    "Import the database of the previous site from postgres://… or from a folder with pages.csv, site_settings.json, …",
  "--version": "Print the versions of the site and of Node",
} as const;
