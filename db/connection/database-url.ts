import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { ConnectionOptions } from "node:tls";

/** An invalid part of DATABASE_URL; the message continues after the name of the variable. */
export class DatabaseUrlError extends Error {
  override name = "DatabaseUrlError";
}

const sslModes = ["disable", "require", "verify-ca", "verify-full"] as const;
type SslMode = (typeof sslModes)[number];

/** Options that both drivers interpret identically. */
interface DatabaseAddress {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  /** False, or options of `tls.connect` without the socket. */
  ssl: false | ConnectionOptions;
  /** Command line options of the session, such as `-c search_path=site`. */
  options: string | undefined;
  /** Query parameters without effect. */
  ignored: string[];
}

const knownParameters = new Set([
  "sslmode",
  "sslrootcert",
  "sslcert",
  "sslkey",
  "host",
  "port",
  "options",
  "application_name",
]);

/**
 * Parses a `postgres://` address. The two drivers interpret `sslmode` differently, so neither gets it: both get the
 * options that correspond to libpq's meaning (https://www.postgresql.org/docs/current/libpq-ssl.html). Throws a
 * DatabaseUrlError for an unsupported `sslmode` and for an unreadable file.
 */
export function parseDatabaseUrl(databaseUrl: string): DatabaseAddress {
  const url = new URL(databaseUrl);
  const query = url.searchParams;
  const host = query.get("host") || decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, "$1");
  const user = decodeURIComponent(url.username);
  return {
    host,
    port: Number(query.get("port") || url.port || 5432),
    database: decodeURIComponent(url.pathname.slice(1)) || user,
    user,
    password: decodeURIComponent(url.password),
    ssl: tlsOptions(query, host),
    options: query.get("options") ?? undefined,
    ignored: [...query.keys()].filter((name) => !knownParameters.has(name)),
  };
}

function tlsOptions(query: URLSearchParams, host: string): false | ConnectionOptions {
  const caFile = query.get("sslrootcert") || undefined;
  const mode = sslModeOf(query.get("sslmode"), caFile);
  if (mode === "disable") return false;
  const ca = caFile && caFile !== "system" ? readText("sslrootcert", caFile) : undefined;
  return {
    host,
    servername: isIP(host) ? undefined : host,
    ca,
    cert: readOptional(query, "sslcert"),
    key: readOptional(query, "sslkey"),
    // As in libpq, `require` verifies the chain if a CA is given.
    rejectUnauthorized: mode !== "require" || ca !== undefined,
    ...(mode === "verify-full" ? {} : { checkServerIdentity: () => undefined }),
  };
}

/** A CA without `sslmode` means full verification; without both there is no TLS. */
function sslModeOf(given: string | null, caFile: string | undefined): SslMode {
  if (!given) return caFile ? "verify-full" : "disable";
  const mode = sslModes.find((known) => known === given);
  if (!mode) throw new DatabaseUrlError(`has sslmode=${given}, which is none of ${sslModes.join(", ")}`);
  if (caFile === "system" && mode !== "disable") return "verify-full";
  return mode;
}

const readOptional = (query: URLSearchParams, name: string) => {
  const file = query.get(name);
  return file ? readText(name, file) : undefined;
};

function readText(parameter: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    const { code } = cause as { code?: string };
    throw new DatabaseUrlError(`names a file by ${parameter} that cannot be read: ${file} (${code})`, {
      cause,
    });
  }
}

/** Adds a CA file unless the address has one. */
export function withCaFile(databaseUrl: string, caFile: string | undefined): string {
  const url = new URL(databaseUrl);
  if (!caFile || url.searchParams.has("sslrootcert") || url.searchParams.get("sslmode") === "disable")
    return databaseUrl;
  url.searchParams.set("sslrootcert", caFile);
  return url.href;
}
