import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** PostgreSQL refuses to run as root, so root hands it to this user, made if need be. */
const userName = "postgres";

interface User {
  uid: number;
  gid: number;
}

/** How PostgreSQL's programs are started here. */
export interface Launcher {
  /** Goes before each command line. */
  prefix: string[];
  /** For `spawn`, where no program in `prefix` changes the user. */
  spawnOptions: Partial<User>;
  /** Who must own the data; undefined: whoever starts this process. */
  owner: User | undefined;
}

/**
 * Finds out how to start PostgreSQL. An ordinary user starts it as himself; root starts it as `postgres`, and where
 * the programs or the data lie below a folder that only root may enter, with the one capability that passes there.
 * Where `setpriv` exists, the kernel stops PostgreSQL when the process that started it is gone.
 * Throws an Error that says what to do when no way is open.
 *
 * @param paths What PostgreSQL must reach: its programs, the folder of its data.
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
  throw new Error(
    `PostgreSQL does not run as root, and the user ${userName} may not enter ${closedFolder(paths)}. ` +
      `Use a folder that others may enter (chmod o+x), start as an ordinary user, or set DATABASE_URL.`,
  );
}

/**
 * As the other user without any capability, or with CAP_DAC_OVERRIDE alone. PostgreSQL asks access(2) about its own
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
  throw new Error(
    `PostgreSQL does not run as root, and the user ${userName} could not be made with useradd. ` +
      `Make it, start as an ordinary user, or set DATABASE_URL.`,
  );
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

/** The topmost of all folders above the paths that others may not enter. */
function closedFolder(paths: string[]) {
  const folders = paths.flatMap(foldersAbove).filter((folder) => (statSync(folder).mode & 0o001) === 0);
  return folders.sort((one, other) => one.length - other.length)[0] ?? paths.join(" or ");
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...foldersAbove(parent), parent];
}
