import { startApp } from "#local/app-process.ts";
import { findFreePorts } from "#local/ports.ts";
import type { Service } from "#local/service.ts";

export interface Instance {
  url: string;
  port: number;
  /** Milliseconds from its start to its first page. */
  startedIn: number;
  stop: Service["stop"];
}

/** One more instance of the built app over the same services, once it answers. */
export async function startInstance(logFile: string, env: Record<string, string> = {}): Promise<Instance> {
  const [port = 0] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const service = startApp(
    "start",
    { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), ...env },
    logFile,
  );
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 5));
  return { url, port, startedIn: performance.now() - began, stop: service.stop };
}
