import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ensureProgram } from "#tools/programs/programs.ts";

export interface Load {
  url: string;
  seconds: number;
  connections: number;
  headers?: Record<string, string>;
  /** A Lua script: https://github.com/wg/wrk/blob/master/SCRIPTING */
  script?: string;
}

export interface Answers {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  count: number;
  /** Error responses and broken connections. */
  failed: number;
}

/** Seconds that wrk has to end, beyond the duration of its load. */
const TIMEOUT_SECONDS = 20;

/** Runs wrk against an address, on one thread. Rejects when wrk fails or does not end. */
export async function load({ url, seconds, connections, headers = {}, script }: Load): Promise<Answers> {
  const wrk = ensureProgram("wrk");
  const options = [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--latency",
    ...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
    ...(script ? ["--script", script] : []),
    url,
  ];
  const { stdout: output } = await promisify(execFile)(wrk, options, {
    timeout: (seconds + TIMEOUT_SECONDS) * 1000,
  });
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: latency(output, "50%"),
    p99: latency(output, "99%"),
    count: Number(/(\d+) requests in/.exec(output)?.[1]),
    failed:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0) +
      [...(/Socket errors: (.*)/.exec(output)?.[1] ?? "").matchAll(/\d+/g)].reduce(
        (sum, [n]) => sum + Number(n),
        0,
      ),
  };
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function latency(output: string, share: string): number {
  const [, value, unit = "ms"] = new RegExp(`\\b${share}\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(value) * (milliseconds[unit] ?? 1);
}
