// A bare node:http server: each page as bytes from memory, and a line of text for forms. `send` reports its port.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** By path and encoding, base64. */
type Pages = Record<string, Record<"br" | "identity", string>>;

const pages: Pages = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const bodies = new Map(
  Object.entries(pages).map(([path, { br, identity }]) => [
    path,
    { br: Buffer.from(br, "base64"), identity: Buffer.from(identity, "base64") },
  ]),
);

const server = createServer(async (request, response) => {
  if (request.method === "POST") {
    await text(request);
    response.writeHead(200, { "Content-Type": "text/plain" }).end("sent");
    return;
  }
  const encoding = request.headers["accept-encoding"] === "br" ? "br" : "identity";
  const body = bodies.get(request.url ?? "")?.[encoding];
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    ...(encoding === "br" ? { "Content-Encoding": "br" } : {}),
    "Content-Length": body?.length ?? 0,
  });
  response.end(body);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.once("disconnect", () => process.exit());
process.send?.(server.address());
