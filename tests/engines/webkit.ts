import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { isListening } from "#tests/support/is-listening.ts";
import { ensureProgram } from "#tools/programs/programs.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import type { Engine, Preferences, Tab } from "./engine.ts";
import { commandsTo, ELEMENT_KEY, keyCodes, newSession, type Send } from "./webdriver.ts";

/** WebKitGTK's MiniBrowser on a display without a screen. */
export async function startWebKit(preferences: Preferences): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const display = await startDisplay();
  const system = { ...systemOf(home, preferences), DISPLAY: display.name, GDK_BACKEND: "x11" };
  let driver = await startDriver(system);
  return {
    /** Starts the driver again when the browser does not connect: see `SESSION_START_MS`. */
    async open() {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return tabOf(await newSession(driver.send, { browserName: "MiniBrowser" }, SESSION_START_MS));
        } catch (error) {
          if (attempt === MAX_STARTS) throw error;
          driver.stop();
          driver = await startDriver(system);
        }
      }
    },
    async close() {
      driver.stop();
      display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * The driver chooses the port of a new browser before the browser listens on it. When another program takes the port in
 * between, the driver waits forever.
 */
const SESSION_START_MS = 20_000;
const MAX_STARTS = 3;

async function startDriver(system: Record<string, string>) {
  const [port = 0] = await findFreePorts(1);
  const driver = spawn(ensureProgram("webkit"), [`--port=${port}`], {
    env: { ...process.env, ...system },
    stdio: "ignore",
  });
  const end = () => void driver.kill();
  process.once("exit", end); // otherwise it would outlive this process
  while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    send: commandsTo(`http://127.0.0.1:${port}`),
    stop() {
      process.off("exit", end);
      end();
    },
  };
}

/** The buttons of MiniBrowser's bars would make a window at least 450 px wide. */
const NARROW_BARS = `headerbar, toolbar, button, entry, toolbar *, headerbar * { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }`;

/** GTK's settings are what the visitor's system prefers. */
function systemOf(home: string, { isDark, hasReducedMotion }: Preferences) {
  mkdirSync(`${home}/gtk-3.0`);
  mkdirSync(`${home}/gtk-4.0`);
  const settings = `[Settings]\ngtk-application-prefer-dark-theme=${Boolean(isDark)}\ngtk-enable-animations=${!hasReducedMotion}\n`;
  for (const version of ["3.0", "4.0"]) writeFileSync(`${home}/gtk-${version}/settings.ini`, settings);
  writeFileSync(`${home}/gtk-3.0/gtk.css`, NARROW_BARS);
  return { HOME: home, XDG_CONFIG_HOME: home, ...(isDark ? { GTK_THEME: "Adwaita:dark" } : {}) };
}

async function startDisplay() {
  const options = ["-displayfd", "3", "-screen", "0", "2560x1600x24", "-nolisten", "tcp"];
  const server = spawn(ensureProgram("xvfb"), options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const end = () => void server.kill();
  process.once("exit", end);
  const [number] = await once(server.stdio[3] as Readable, "data");
  return {
    name: `:${String(number).trim()}`,
    stop() {
      process.off("exit", end);
      end();
    },
  };
}

type KeyAction = [type: "keyDown" | "keyUp", value: string];

function tabOf(send: Send): Tab {
  const evaluate = async <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => {
    const script = `return (${run}).apply(null, arguments)`;
    return (await send("POST", "/execute/sync", { script, args: values })) as Result;
  };
  const mouse = (...actions: object[]) =>
    send("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  const to = (x: number, y: number) => ({
    type: "pointerMove",
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  });
  const keys = (actions: KeyAction[]) =>
    send("POST", "/actions", {
      actions: [{ type: "key", id: "keys", actions: actions.map(([type, value]) => ({ type, value })) }],
    });
  return {
    goTo: async (url) => void (await send("POST", "/url", { url })),
    reload: async () => void (await send("POST", "/refresh")),
    back: async () => void (await send("POST", "/back")),
    forward: async () => void (await send("POST", "/forward")),
    evaluate,
    async resize(width, height) {
      const frame = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      const [wider = 0, higher = 0] = frame;
      await send("POST", "/window/rect", { width: width + wider, height: height + higher });
    },
    move: async (x, y) => void (await mouse(to(x, y))),
    click: async (x, y) =>
      void (await mouse(to(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 })),
    type: async (text) =>
      void (await keys(
        [...text].flatMap((letter): KeyAction[] => [
          ["keyDown", letter],
          ["keyUp", letter],
        ]),
      )),
    async press(key, withControl = false) {
      const pressed = [...(withControl ? [keyCodes.Control] : []), key === "a" ? key : keyCodes[key]];
      const released = pressed.toReversed();
      await keys([
        ...pressed.map((code): KeyAction => ["keyDown", code]),
        ...released.map((code): KeyAction => ["keyUp", code]),
      ]);
    },
    async upload(selector, paths) {
      const element = (await send("POST", "/element", {
        using: "css selector",
        value: `input${selector}`,
      })) as Record<string, string>;
      await send("POST", `/element/${element[ELEMENT_KEY]}/value`, { text: paths.join("\n") });
    },
    async screenshot(path) {
      writeFileSync(path, Buffer.from(String(await send("GET", "/screenshot")), "base64"));
    },
    errors: () => [],
    close: async () => void (await send("DELETE", "")),
  };
}
