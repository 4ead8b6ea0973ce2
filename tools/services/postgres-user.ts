import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { messages } from "./messages.ts";

/** PostgreSQL refuses to run as root, so root starts it as this user, which is created if necessary. */
const userName = "postgres";

interface User {
  uid: number;
  gid: number;
}

/** How PostgreSQL's programs are started on this machine. */
export interface Launcher {
  /** Prefix of each command line. */
  prefix: string[];
  /** For `spawn`, if no program in `prefix` changes the user. */
  spawnOptions: Partial<User>;
  /** The required owner of the data; undefined for the current user. */
  owner: User | undefined;
}

/**
 * Determines how to start PostgreSQL. Ordinary users start it as themselves; root starts it as `postgres` and, if
 * programs or data are below a folder that only root can enter, with the one capability that grants access. If
 * `setpriv` exists, the kernel stops PostgreSQL when its parent process ends. Throws an Error with instructions when
 * nothing works.
 *
 * @param paths Paths that PostgreSQL must access: its programs and its data folder.
 */
export function findLauncher(paths: string[]): Launcher {
  const withParent = ["setpriv", "--pdeathsig=INT"];
  const hasSetpriv = succeeds([...withParent, "true"]);
  if (process.getuid?.() !== 0)
    return { prefix: hasSetpriv ? withParent : [], spawnOptions: {}, owner: undefined };

  const owner = findOrMakeUser();
  const waysIn = hasSetpriv ? setprivWays(withParent, owner) : [{ prefix: [], spawnOptions: owner, owner }];
  const open = waysIn.find((launcher) => paths.every((path) => reaches(launcher, path)));
  if (open) return open;
  throw new Error(messages.folderClosed(userName, closedFolder(paths)));
}

/**
 * As the other user without any capability, or with CAP_DAC_OVERRIDE only. PostgreSQL calls access(2) on its own
 * programs, which ignores the capabilities of ordinary users unless SECBIT_NO_SETUID_FIXUP is set (capabilities(7)).
 */
function setprivWays(withParent: string[], owner: User): Launcher[] {
  const change = [...withParent, `--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return [
    { prefix: [...change, "--inh-caps=-all"], spawnOptions: {}, owner },
    { prefix: [...change, "--securebits=+no_setuid_fixup", ...capability], spawnOptions: {}, owner },
  ];
}

function reaches({ prefix, spawnOptions }: Launcher, path: string) {
  return succeeds([...prefix, "test", "-x", path], spawnOptions);
}

function findOrMakeUser(): User {
  const found = findUser();
  if (found) return found;
  spawnSync("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell=/usr/sbin/nologin",
    userName,
  ]);
  const made = findUser();
  if (made) return made;
  throw new Error(messages.userNotCreated(userName));
}

function findUser(): User | undefined {
  const [uid, gid] = ["-u", "-g"].map((option) =>
    Number(spawnSync("id", [option, userName]).stdout || Number.NaN),
  );
  return uid && gid ? { uid, gid } : undefined;
}

function succeeds(commandLine: string[], options: Partial<User> = {}) {
  const [command = "", ...args] = commandLine;
  return spawnSync(command, args, { ...options, stdio: "ignore" }).status === 0;
}

/** The topmost parent folder that other users cannot enter. */
function closedFolder(paths: string[]) {
  const folders = paths.flatMap(foldersAbove).filter((folder) => (statSync(folder).mode & 0o001) === 0);
  return folders.sort((one, other) => one.length - other.length)[0] ?? paths.join(" or ");
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...foldersAbove(parent), parent];
}
