import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { findFreePorts } from "#tools/services/ports.ts";
import { messages } from "./messages.ts";

export interface SignedInProxy {
  url: string;
  stop: () => void;
}

/** Requests that would end the session or change the account's password. */
const ending = /^\/admin\/(?:sign-out|account|settings\/users)/;

/** A proxy that adds the owner's session to every request, and refuses requests that would end it. */
export async function startSignedInProxy(url: string): Promise<SignedInProxy> {
  const cookie = await signIn(url);
  const [port = 0] = await findFreePorts(1);
  const server = createServer((asked, answer) => {
    if (ending.test(asked.url ?? "")) return void answer.writeHead(404).end();
    const headers = { ...asked.headers, host: new URL(url).host, cookie };
    const passed = request(url + asked.url, { method: asked.method, headers }, (given: IncomingMessage) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Signs in and returns the session cookie of the test site's owner. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/admin/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({
      email: process.env.ADMIN_EMAIL ?? "",
      password: process.env.ADMIN_PASSWORD ?? "",
    }),
  });
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  const cookie = pairs.find((pair) => pair?.startsWith("session="));
  if (!cookie) throw new Error(messages.notSignedIn(answer.status));
  return cookie;
}
