import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePorts, readPort, requireFreePorts } from "./ports.ts";

test("a port is read from its variable or has a default", () => {
  expect(readPort("PORT", {})).toBe(3000);
  expect(readPort("PORT", { PORT: "" })).toBe(3000);
  expect(readPort("LOCAL_MAIL_PORT", { LOCAL_MAIL_PORT: "8025" })).toBe(8025);
});

test.each(["http", "0", "65536", "80.5", "-1"])(
  "the invalid port %s is rejected with the name of its variable",
  (text) => {
    expect(() => readPort("LOCAL_S3_PORT", { LOCAL_S3_PORT: text })).toThrow(
      `LOCAL_S3_PORT is "${text}", which is not a port number from 1 to 65535. Example: LOCAL_S3_PORT=28333`,
    );
  },
);

test.each(["127.0.0.1", "0.0.0.0"])(
  "a port in use on %s is reported with the name of its variable",
  async (host) => {
    const [taken = 0, free = 0] = await findFreePorts(2);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, host, resolve));
    try {
      await expect(requireFreePorts({ PORT: free, LOCAL_SMTP_PORT: taken })).rejects.toThrow(
        `Port ${taken} for the mailbox (SMTP) is already in use. Choose another: LOCAL_SMTP_PORT=${taken + 1}`,
      );
      await expect(requireFreePorts({ PORT: free })).resolves.toBeUndefined();
    } finally {
      server.close();
    }
  },
);

test("a port used by two variables is reported with both names", async () => {
  const [port = 0] = await findFreePorts(1);
  await expect(requireFreePorts({ LOCAL_S3_PORT: port, LOCAL_MAIL_PORT: port })).rejects.toThrow(
    `Port ${port} for the mailbox (web page) is also assigned to LOCAL_S3_PORT.`,
  );
});

test("a free port is outside the system's ephemeral range", async () => {
  const range = readFileSync("/proc/sys/net/ipv4/ip_local_port_range", "utf8");
  const lowest = Number(range.split(/\s/)[0]);
  for (const port of await findFreePorts(100)) expect(port).toBeLessThan(lowest);
});
