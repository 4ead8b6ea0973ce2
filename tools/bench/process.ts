import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Samples the resident memory of a process from /proc (Linux) every 50 ms. An ended process has none. */
export class MemoryWatch {
  /** Bytes at the start. */
  readonly first: number;
  private readonly pid: number;
  private readonly timer: NodeJS.Timeout;
  private most: number;

  constructor(pid: number) {
    this.pid = pid;
    this.first = residentMemory(pid);
    this.most = this.first;
    this.timer = setInterval(() => this.look(), 50);
  }

  /** Ends the sampling; returns the maximum in bytes. */
  stop(): number {
    clearInterval(this.timer);
    this.look();
    return this.most;
  }

  private look() {
    this.most = Math.max(this.most, residentMemory(this.pid));
  }
}

function residentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(statusOf(pid)) ?? [];
  return Number(kilobytes) * 1024;
}

/** nginx's cache loader process ends a minute after its start. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "VmRSS: 0 kB";
  }
}

/** The process that listens on a local TCP port. */
export function listenerOn(port: number): number {
  const sockets = new Set(["tcp", "tcp6"].flatMap((table) => listeningSockets(table, port)));
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((target) => sockets.has(target))) return Number(pid);
  }
  throw new Error(`nothing listens on port ${port}`);
}

/** https://www.kernel.org/doc/Documentation/networking/proc_net_tcp.txt; state 0A is listening. */
function listeningSockets(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const lines = readFileSync(`/proc/net/${table}`, "utf8").split("\n").slice(1);
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === "0A")
    .map((fields) => `socket:[${fields[9]}]`);
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return []; // it has ended or belongs to another user
  }
}

/** CPU seconds that processes have used since their start; Linux counts in hundredths. */
export function cpuSeconds(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    // The name, the second field, may contain spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [user = "0", system = "0"] = fields.slice(11, 13);
    return sum + (Number(user) + Number(system)) / 100;
  }, 0);
}

/** The child processes of a process. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}
