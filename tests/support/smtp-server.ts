import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { findFreePorts } from "#tools/services/ports.ts";

/** The first word of a command, `CONNECT` for the greeting, `TEXT` for the end of the message. */
type Step = "CONNECT" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "TEXT";

const usual: Record<Step, string> = {
  CONNECT: "220 mail.test ESMTP",
  EHLO: "250-mail.test\r\n250 AUTH PLAIN",
  AUTH: "235 2.7.0 accepted",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go ahead",
  TEXT: "250 2.0.0 queued",
};

/** An SMTP server with authentication that responds to each step with `answers`, or normally. */
export async function startSmtpServer() {
  const answers: Partial<Record<Step, string>> = {};
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const say = (step: Step) => socket.write(`${answers[step] ?? usual[step]}\r\n`);
    let message: string[] | undefined;
    sockets.add(socket);
    socket.on("error", () => {}); // the client is notified
    socket.on("close", () => sockets.delete(socket));
    say("CONNECT");
    createInterface(socket).on("line", (line) => {
      if (message && line === ".") {
        if (!answers.TEXT) taken.push(message.join("\n"));
        message = undefined;
        return say("TEXT");
      }
      if (message) return message.push(line);
      const word = line.split(/[ :]/)[0]?.toUpperCase() ?? "";
      if (word === "QUIT") return socket.end("221 bye\r\n");
      if (!(word in usual)) return socket.write("250 ok\r\n");
      if (word === "DATA" && !answers.DATA) message = [];
      return say(word as Step);
    });
  });
  const [port = 0] = await findFreePorts(1);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://site:secret@127.0.0.1:${port}`,
    answers,
    /** The text of every accepted message, including headers. */
    taken,
    /** Ends every open connection; resolves when the clients have closed theirs. */
    async disconnect() {
      await Promise.all([...sockets].map((socket) => once(socket.end(), "close")));
    },
    stop: () => server.close(),
  };
}
