import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { cardAnswerSchema, type RenderOrder } from "./share-card.ts";

/** Timeout of a rendering in milliseconds. */
const RENDER_TIMEOUT_MS = 60_000;

/**
 * Renders cards and icons in a separate process, because its libraries (85 MB) would stay in the memory of the web process. It
 * starts with the first card, renders one card after the other, and ends after `idle` milliseconds without cards,
 * because starting takes four times as long as rendering. It does not delay the shutdown.
 */
export function cardProcess({ idle = 10_000 } = {}) {
  let child: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let pause: NodeJS.Timeout | undefined;

  async function renderNext(order: RenderOrder): Promise<Buffer> {
    clearTimeout(pause);
    const asked = child ?? begin();
    const settled = new AbortController();
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(RENDER_TIMEOUT_MS)]);
    try {
      const ended = once(asked, "exit", { signal }).then(([code, killer]) => ({
        complaint: `the process ended with ${code ?? killer}`,
      }));
      const answered = once(asked, "message", { signal }).then(([message]) =>
        cardAnswerSchema.parse(message),
      );
      asked.send(order);
      const answer = await Promise.race([answered, ended]);
      if ("complaint" in answer) throw new Error(`the share card was not rendered: ${answer.complaint}`);
      pause = setTimeout(stop, idle).unref();
      return Buffer.from(answer.picture);
    } catch (error) {
      stop();
      throw error;
    } finally {
      settled.abort();
    }
  }

  function begin() {
    const begun = start();
    begun.once("exit", () => {
      if (child === begun) child = undefined;
    });
    child = begun;
    return begun;
  }

  function stop() {
    child?.kill();
    child = undefined;
  }

  return {
    /**
     * Renders a card or an icon. Rejects when that fails or takes more than a minute; the next call starts a new process.
     */
    render(order: RenderOrder): Promise<Buffer> {
      const drawing = turn.then(() => renderNext(order));
      turn = drawing.catch(() => {});
      return drawing;
    },
    /** The process id, while it runs. */
    pid: () => child?.pid,
  };
}

/** A build has the process as a single file; otherwise it runs from source. */
const program = import.meta.env?.PROD
  ? { file: join("build", "tools", "card-process.js"), execArgv: [] }
  : {
      file: join("app", "domain", "share-cards", "card-process-main.server.ts"),
      execArgv: ["--import", "tsx"],
    };

function start(): ChildProcess {
  const child = fork(program.file, {
    execArgv: program.execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
