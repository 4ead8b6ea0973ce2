import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { messages } from "./messages.ts";

/** Lower ports belong to well-known services or are refused by browsers (fetch.spec.whatwg.org, "bad port"). */
const lowestFree = 11_000;

/** Linux assigns ephemeral ports from here on (`net.ipv4.ip_local_port_range`). */
const lowestOfKernel = 32_768;

/** Every port of `npm start`, by its variable. Defaults are below the ephemeral ports. */
const portVariables = {
  PORT: { service: messages.site, standard: 3000 },
  LOCAL_POSTGRES_PORT: { service: "PostgreSQL", standard: 25432 },
  LOCAL_S3_PORT: { service: messages.storage, standard: 28333 },
  LOCAL_SMTP_PORT: { service: messages.mailServer, standard: 1025 },
  LOCAL_MAIL_PORT: { service: messages.mailPage, standard: 1080 },
} as const;

export type PortVariable = keyof typeof portVariables;

export class PortError extends Error {
  override name = "PortError";
}

/** The port in a variable, or its default. Throws a PortError for an invalid port number. */
export function readPort(variable: PortVariable, source: Record<string, string | undefined>): number {
  const { standard } = portVariables[variable];
  const text = source[variable];
  if (text === undefined || text === "") return standard;

  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PortError(messages.notAPort(variable, text, standard));
}

/** Throws a PortError that names every variable whose port is in use or assigned twice. */
export async function requireFreePorts(ports: Partial<Record<PortVariable, number>>) {
  const asked = Object.entries(ports) as [PortVariable, number][];
  const problems = await Promise.all(
    asked.map(async ([variable, port], position) => {
      const twin = asked.slice(0, position).find(([, other]) => other === port);
      const problem = twin ? messages.alsoUsedBy(twin[0]) : await whyNotUsable(port);
      if (!problem) return [];
      const another = port < 65_535 ? port + 1 : port - 1;
      return messages.portProblem(port, portVariables[variable].service, problem, variable, another);
    }),
  );
  if (problems.flat().length > 0) throw new PortError(problems.flat().join("\n"));
}

/** Why a port cannot be used on both loopback addresses (so that `localhost` is unambiguous), if so. */
async function whyNotUsable(port: number) {
  return (await whyNotListen(port, "127.0.0.1")) ?? (await whyNotListen(port, "::1"));
}

function whyNotListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(messages.isInUse);
      else if (error.code === "EACCES") resolve(messages.notAllowed);
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Returns different free ports; they are not reserved, so use them at once. They are below the ephemeral ports, so that
 * a server can listen on the same port again after a restart: outgoing connections use ports above.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(lowestFree, lowestOfKernel);
    if (!ports.includes(port) && !(await whyNotUsable(port))) ports.push(port);
  }
  return ports;
}
