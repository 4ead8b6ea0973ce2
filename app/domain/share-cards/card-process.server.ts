import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type CardOrder, cardAnswerSchema } from "./card-order.ts";

/** Milliseconds after which a drawing is given up. */
const RENDER_TIMEOUT_MS = 60_000;

/**
 * Draws cards in a process of its own, because what that loads (85 MB) would stay in the memory of the web process. It
 * begins with the first card, takes one card after the other, and ends once none
 * has come for `idle` milliseconds: beginning takes four times as long as drawing. It holds up nobody's end.
 */
export function cardProcess({ idle = 10_000 } = {}) {
  let child: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let pause: NodeJS.Timeout | undefined;

  async function renderNext(order: CardOrder): Promise<Buffer> {
    clearTimeout(pause);
    const asked = child ?? begin();
    const settled = new AbortController();
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(RENDER_TIMEOUT_MS)]);
    try {
      const ended = once(asked, "exit", { signal }).then(([code, killer]) => ({
        complaint: `its process ended with ${code ?? killer}`,
      }));
      const answered = once(asked, "message", { signal }).then(([message]) =>
        cardAnswerSchema.parse(message),
      );
      asked.send(order);
      const answer = await Promise.race([answered, ended]);
      if ("complaint" in answer) throw new Error(`the picture was not drawn: ${answer.complaint}`);
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
    /** The picture of a card as PNG. Rejects when it cannot be drawn, or not within a minute; the next begins anew. */
    render(order: CardOrder): Promise<Buffer> {
      const drawing = turn.then(() => renderNext(order));
      turn = drawing.catch(() => {});
      return drawing;
    },
    /** Of the process, while there is one. */
    pid: () => child?.pid,
  };
}

/** A build has the process as one file; elsewhere it runs from its source. */
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
