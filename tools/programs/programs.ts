import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { messages } from "./messages.ts";

/** A program that commands of this project use and that no npm package contains. */
interface Program {
  /** Names of its executable, the best first. */
  names: string[];
  /** Debian packages of which one is enough, the best first; by default one with that name. */
  packages?: string[];
  /** Further paths, for other systems. */
  places?: string[];
}

const known = {
  chromium: {
    // Windows account for most of the CPU time of an end-to-end test's context.
    names: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
    ],
    packages: ["chromium-headless-shell", "chromium"],
    places: [
      "/snap/bin/chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
  },
  firefox: {
    names: ["firefox-esr", "firefox"],
    packages: ["firefox-esr"],
    places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  },
  /** Drives WebKitGTK's MiniBrowser, which its package contains. */
  webkit: { names: ["WebKitWebDriver"], packages: ["webkit2gtk-driver"] },
  /** A display without a screen: MiniBrowser has no headless mode. */
  xvfb: { names: ["Xvfb"], packages: ["xvfb"] },
  nginx: { names: ["nginx"] },
  caddy: { names: ["caddy"] },
  promtool: { names: ["promtool"], packages: ["prometheus"] },
  java: { names: ["java"], packages: ["default-jre-headless"] },
  nikto: { names: ["nikto"] },
  wapiti: { names: ["wapiti"] },
  wrk: { names: ["wrk"] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof known;

/** Debian's folders and Homebrew's; PATH of a user who is not root lacks `sbin`. */
const folders = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/opt/homebrew/bin"];

/** The variable that chooses another executable: `CHROMIUM_PATH`, `JAVA_PATH` and so on. */
const variableOf = (name: ProgramName) => `${name.toUpperCase()}_PATH`;

/** The executable that the program's variable names, otherwise an installed one. */
export function findProgram(name: ProgramName): string | undefined {
  const { names, places = [] }: Program = known[name];
  const chosen = process.env[variableOf(name)];
  if (chosen !== undefined) return existsSync(chosen) ? chosen : undefined;
  const searched = [...folders, ...(process.env.PATH ?? "").split(delimiter).filter(Boolean)];
  const paths = names.flatMap((each) => searched.map((folder) => `${folder}/${each}`));
  return [...paths, ...places].find((path) => existsSync(path));
}

/** Finds a program or installs its Debian package. Throws with instructions when neither is possible. */
export function ensureProgram(name: ProgramName): string {
  const missing = installMissing([name]);
  const found = findProgram(name);
  if (!found) throw new Error(missing.join("\n"));
  return found;
}

/** Installs the Debian packages of programs that are missing. Returns a line with instructions for each still missing. */
export function installMissing(names: ProgramName[]): string[] {
  return names.flatMap((name) => {
    const { packages = [name] }: Program = known[name];
    const isChosen = process.env[variableOf(name)] !== undefined; // an installation would not change that
    for (const each of isChosen ? [] : packages) if (!findProgram(name)) installDebian(each);
    if (findProgram(name)) return [];
    return messages.noProgram(name, aptCommand(packages.at(-1) ?? name), variableOf(name));
  });
}

const aptCommand = (debianPackage: string) =>
  `apt-get update && apt-get install -y --no-install-recommends ${debianPackage}`;

/** One program at a time: apt does not wait for another one that holds its lock. */
function installDebian(debianPackage: string) {
  console.log(messages.installing(debianPackage));
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const alone = ["flock", "/var/lib/apt"];
  const install = ["env", "DEBIAN_FRONTEND=noninteractive", ...alone, "sh", "-c", aptCommand(debianPackage)];
  const [command = "", ...args] = [...asRoot, ...install];
  spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
}
