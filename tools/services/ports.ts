import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below it lie well-known services, and ports that browsers refuse (fetch.spec.whatwg.org, "bad port"). */
const lowestFree = 11_000;

/** From here on Linux hands out ports to whoever asks for any (`net.ipv4.ip_local_port_range`). */
const lowestOfKernel = 32_768;

/** Every port of `npm start`, by its variable. Defaults lie below those that the kernel hands out. */
const portVariables = {
  PORT: { service: "the site", standard: 3000 },
  LOCAL_POSTGRES_PORT: { service: "PostgreSQL", standard: 25432 },
  LOCAL_S3_PORT: { service: "the object storage", standard: 28333 },
  LOCAL_SMTP_PORT: { service: "the mailbox (SMTP)", standard: 1025 },
  LOCAL_MAIL_PORT: { service: "the mailbox (web page)", standard: 1080 },
} as const;

export type PortVariable = keyof typeof portVariables;

export class PortError extends Error {
  override name = "PortError";
}

/** The port a variable asks for, or its default. Throws a PortError for anything but a port number. */
export function readPort(variable: PortVariable, source: Record<string, string | undefined>): number {
  const { standard } = portVariables[variable];
  const text = source[variable];
  if (text === undefined || text === "") return standard;

  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PortError(
    `${variable} is "${text}", which is not a port number from 1 to 65535. Example: ${variable}=${standard}`,
  );
}

/** Throws a PortError that names every variable whose port cannot be used, or is asked for twice. */
export async function requireFreePorts(ports: Partial<Record<PortVariable, number>>) {
  const asked = Object.entries(ports) as [PortVariable, number][];
  const problems = await Promise.all(
    asked.map(async ([variable, port], position) => {
      const twin = asked.slice(0, position).find(([, other]) => other === port);
      const problem = twin ? `is also that of ${twin[0]}` : await whyNotUsable(port);
      if (!problem) return [];
      const another = port < 65_535 ? port + 1 : port - 1;
      return `Port ${port} for ${portVariables[variable].service} ${problem}. Choose another: ${variable}=${another}`;
    }),
  );
  if (problems.flat().length > 0) throw new PortError(problems.flat().join("\n"));
}

/** What keeps us from listening on a port of both loopback addresses (so that `localhost` means us alone), if anything. */
async function whyNotUsable(port: number) {
  return (await whyNotListen(port, "127.0.0.1")) ?? (await whyNotListen(port, "::1"));
}

function whyNotListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve("is taken");
      else if (error.code === "EACCES") resolve("may not be used by this user");
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * As many different free ports as asked for; nobody holds them, so use them at once. They lie where the kernel hands
 * out none, so that whoever stops listening on one can listen on it again: the connections that others open meanwhile
 * come from ports above.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(lowestFree, lowestOfKernel);
    if (!ports.includes(port) && !(await whyNotUsable(port))) ports.push(port);
  }
  return ports;
}
