import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import { remember } from "@epic-web/remember";

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

const state = remember("before-app", () => {
  const first = { answer: (() => false) as Answer };
  // `remix-serve` keeps its server to itself; it listens after it has loaded the app, so this sees it.
  // https://nodejs.org/api/diagnostics_channel.html#tcp-socket
  subscribe("tracing:net.server.listen:asyncStart", (message) => {
    const { server } = message as { server: unknown };
    if (server instanceof Server) goBefore(server, first);
  });
  return first;
});

/** Gives `answer` each request before `remix-serve` has it; what it leaves, by false, goes on as ever. */
export function answerFirst(answer: Answer) {
  state.answer = answer;
}

function goBefore(server: Server, first: { answer: Answer }) {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (first.answer(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
  });
}
