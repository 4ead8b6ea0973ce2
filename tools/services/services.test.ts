import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import nodemailer from "nodemailer";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Mailbox } from "#tests/support/mailbox.ts";
import { describeDataDirectory } from "./data-directory.ts";
import { readEnvFile } from "./env-file.ts";
import { findFreePorts } from "./ports.ts";
import { commandOf } from "./processes.ts";

// Below a folder that only its owner can enter, like a clone in a new temporary folder.
const closed = mkdtempSync(join(tmpdir(), "services-"));
const directory = describeDataDirectory(join(closed, "data"));
let ports: number[];
let services: ChildProcess;

beforeAll(async () => {
  ports = await findFreePorts(4);
  services = await start();
  await inDatabase((sql) => sql`create table kept (name text)`);
});

afterAll(async () => {
  services.kill("SIGKILL");
  rmSync(closed, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test("stored data survives kill -9 of the services", async () => {
  await inDatabase((sql) => sql`delete from kept`);
  await inDatabase((sql) => sql`insert into kept values ('row')`);
  await fetch(`${address().S3_ENDPOINT}/files`, { method: "PUT" });
  await fetch(`${address().S3_ENDPOINT}/files/note`, { method: "PUT", body: "object" });
  await sendMail("mail");
  // The mailbox responds before it has written the mail.
  await expect.poll(subjects, { timeout: 20_000 }).toContain("mail");
  const before = postmaster();

  services.kill("SIGKILL");
  services = await start();

  expect(commandOf(before) ?? "").not.toContain(directory.postgres);
  expect(await inDatabase((sql) => sql`select name from kept`)).toMatchObject([{ name: "row" }]);
  expect(await (await fetch(`${address().S3_ENDPOINT}/files/note`)).text()).toBe("object");
  await expect.poll(subjects, { timeout: 20_000 }).toContain("mail");
});

test("data survives kill -9 of PostgreSQL", async () => {
  process.kill(postmaster(), "SIGKILL");
  services.kill("SIGKILL");
  services = await start();
  expect(await inDatabase((sql) => sql`select count(*)::int as kept from kept`)).toMatchObject([{ kept: 1 }]);
});

test("the services cannot be reached from other machines", async () => {
  const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const [own] = outside.filter(({ internal, family }) => !internal && family === "IPv4");
  for (const port of own ? ports : []) expect(await accepts(port, own?.address ?? "")).toBe(false);
  for (const port of ports) expect(await accepts(port, "127.0.0.1")).toBe(true);
});

test("stopping the services ends PostgreSQL and deletes the file of addresses", async () => {
  const before = postmaster();
  services.kill("SIGTERM");
  await once(services, "exit");
  expect(commandOf(before) ?? "").not.toContain(directory.postgres);
  expect(existsSync(directory.env)).toBe(false);
});

async function start() {
  const program = new URL("../../tests/support/services-program.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--import", "tsx", program, directory.path, ...ports.map(String)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  expect(message).toBe("up");
  return child;
}

function address() {
  return readEnvFile(directory.env) ?? {};
}

function postmaster() {
  return Number(readFileSync(join(directory.postgres, "postmaster.pid"), "utf8").split("\n")[0]);
}

async function inDatabase<Result>(work: (sql: postgres.Sql) => Promise<Result>) {
  const sql = postgres(address().DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function sendMail(subject: string) {
  const transport = nodemailer.createTransport(address().SMTP_URL ?? "");
  await transport.sendMail({ from: "a@kestrel.example", to: "b@kestrel.example", subject, text: "Hello" });
  transport.close();
}

async function subjects() {
  const mails = await new Mailbox(`http://127.0.0.1:${ports[3]}`, "").messages();
  return mails.map(({ subject }) => subject);
}

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
    socket.once("timeout", () => answer(false));
  });
}
