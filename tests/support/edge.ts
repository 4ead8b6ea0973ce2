import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { ensureProgram } from "#tools/programs/programs.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { isListening } from "./is-listening.ts";

/** Milliseconds to start, and to end on its own. */
const TIMEOUT_MS = 20_000;

const ops = fileURLToPath(new URL("../../ops", import.meta.url));

export interface Edge {
  url: string;
  /** The same without TLS. */
  plainUrl: string;
  /** The web page of the mailbox. */
  mailboxUrl: string;
  /** The master process. */
  pid: number;
  /** The access log. */
  log: () => string;
  /** nginx's error log. */
  errors: () => string;
  /** The folder of certbot's challenge responses. */
  acme: string;
  stop: () => Promise<void>;
}

interface EdgeOptions {
  /** `http://127.0.0.1:3000`, or several for round robin. */
  app: string | string[];
  mailbox?: string;
  /** The port of a DNS server, if `app` is a host name. */
  names?: number;
  /** Number of nginx worker processes; one per core by default. */
  workers?: number;
  /** A folder with `fullchain.pem` and `privkey.pem`: with tls.conf, `url` uses TLS. */
  certificates?: string;
  /** The value of `SITE_URL`; by default `url`. */
  siteUrl?: string;
  /** The value of `EDGE_PROXIES`, and of `EDGE_PROXY_HEADER`. */
  proxies?: string;
  proxyHeader?: string;
  /** Whether it limits the rate of writes per address. */
  hasLimits?: boolean;
}

/** Debian's nginx with the files of `ops/`, on loopback: only addresses, ports and folders differ. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const folder = mkdtempSync(`${tmpdir()}/edge-`);
  const [port = 0, tlsPort = 0, mailboxPort = 0] = await findFreePorts(3);
  for (const name of ["ops", "cache", "acme"]) mkdirSync(`${folder}/${name}`);
  const ports = { 80: port, 443: tlsPort, 1080: mailboxPort };
  const plainUrl = `http://127.0.0.1:${port}`;
  const url = options.certificates ? `https://localhost:${tlsPort}` : plainUrl;
  const place = (file: string) =>
    adapt(readFileSync(`${ops}/${file}`, "utf8"), folder, { siteUrl: url, ...options }, ports);
  for (const file of ["acme.locations", "site.locations", "tls.settings"])
    writeFileSync(`${folder}/ops/${file}`, place(file));
  const instances = Array.isArray(options.app) ? asInstances(options.app) : "";
  const servers = ["nginx.conf", "addresses.conf"];
  if (options.certificates) servers.push("tls.conf");
  if (options.mailbox) servers.push("mailbox.conf");
  writeFileSync(
    `${folder}/nginx.conf`,
    inNginx(folder, instances + servers.map(place).join("\n"), options.workers),
  );

  const nginx = spawn(ensureProgram("nginx"), ["-e", "stderr", "-p", folder, "-c", `${folder}/nginx.conf`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  nginx.stderr.on("data", (chunk) => (said += chunk));
  // Otherwise it would outlive this process.
  const end = () => void nginx.kill();
  process.once("exit", end);
  for (const giveUp = Date.now() + TIMEOUT_MS; !(await isListening(port)); ) {
    if (nginx.exitCode !== null || Date.now() > giveUp) throw new Error(`nginx did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    plainUrl,
    mailboxUrl: `http://127.0.0.1:${mailboxPort}`,
    pid: nginx.pid ?? 0,
    log: () => readFileSync(`${folder}/access.log`, "utf8"),
    errors: () => said + readFileSync(`${folder}/error.log`, "utf8"),
    acme: `${folder}/acme`,
    async stop() {
      process.off("exit", end);
      const late = setTimeout(() => nginx.kill("SIGTERM"), TIMEOUT_MS); // for clients that keep a connection open
      if (nginx.exitCode === null && nginx.kill("SIGQUIT")) await once(nginx, "exit");
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Like nginx with the addresses of a host name: round robin, without remembering failures. */
function asInstances(apps: string[]): string {
  const servers = apps.map((app) => `server ${new URL(app).host} max_fails=0;`);
  return `upstream instances { ${servers.join(" ")} }\n`;
}

function adapt(text: string, folder: string, options: EdgeOptions, ports: Record<string, number>): string {
  return [
    [/listen (80|443|1080)\b/g, (_: string, port: string) => `listen 127.0.0.1:${ports[port]}`],
    [/http:\/\/app:3000/g, () => (Array.isArray(options.app) ? "http://instances" : options.app)],
    [/resolver \S+ valid=5s/g, () => `resolver 127.0.0.1:${options.names ?? 53} valid=1s`],
    [/http:\/\/mailbox:1080/g, () => options.mailbox ?? ""],
    [/\/etc\/nginx\/ops/g, () => `${folder}/ops`],
    [/\$\{SITE_URL\}/g, () => options.siteUrl ?? ""],
    [/\$\{(EDGE_PROXY_\w+)\}/g, (_: string, name: string) => insertedValue(name, options)],
    [/\/etc\/letsencrypt\/live\/\$\{CERTIFICATE\}/g, () => options.certificates ?? ""],
    [/\/var\/www\/acme/g, () => `${folder}/acme`],
    [/\/dev\/stderr/g, () => `${folder}/error.log`],
    [/\/var\/cache\/nginx\/site/g, () => `${folder}/cache`],
    [/\/dev\/stdout/g, () => `${folder}/access.log`],
    // nginx before 1.25.1 needs it as a parameter of `listen`.
    [/listen (\S+) ssl;\s*http2 on;/g, (_: string, at: string) => `listen ${at} ssl http2;`],
    [/^limit_req zone.*$/gm, (line: string) => (options.hasLimits === false ? "" : line)],
  ].reduce(
    (all, [pattern, replacement]) => all.replace(pattern as RegExp, replacement as () => string),
    text,
  );
}

/** The value that the image inserts for a variable after it has sourced `edge-proxies.envsh`. */
function insertedValue(name: string, { proxies = "", proxyHeader = "" }: EdgeOptions): string {
  const env = { ...process.env, EDGE_PROXIES: proxies, EDGE_PROXY_HEADER: proxyHeader };
  return execFileSync("sh", ["-ec", `. ${ops}/edge-proxies.envsh; printf %s "$${name}"`], {
    encoding: "utf8",
    env,
  });
}

/** The image's configuration around `conf.d`. */
function inNginx(folder: string, servers: string, workers?: number): string {
  return `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${folder}/nginx.pid;
    worker_processes ${workers ?? "auto"};
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      sendfile on;
      access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      ${servers}
    }`;
}
