// Express as in its manual: `send` with an ETag behind the compression middleware. `send` reports its port.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import compression from "compression";
import express from "express";

/** By path and encoding, base64. */
type Pages = Record<string, Record<"br" | "identity", string>>;

const pages: Pages = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

const app = express();
app.use(compression());
for (const [path, { identity }] of Object.entries(pages)) {
  const html = Buffer.from(identity, "base64").toString();
  app.get(path, (_, response) => response.type("html").send(html));
}
app.post("*", express.text({ type: () => true, limit: "1mb" }), (_, response) => response.send("sent"));
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
process.once("disconnect", () => process.exit());
process.send?.(server.address());
