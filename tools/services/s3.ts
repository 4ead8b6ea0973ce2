import S3rver from "s3rver";
import { refuseForeign } from "./local-requests.ts";

/**
 * Starts an S3-compatible server on a loopback port, in this process.
 *
 * It supports storing objects (also multipart), reading, listing and deleting them. It accepts every signature of its
 * one key id, serves every object to anyone, and ignores `If-None-Match`. Tests of private objects and of conditional
 * writes need a full server: `TEST_S3_ENDPOINT` and its keys run the storage tests there.
 */
export async function startS3(folder: string, port: number) {
  const server = new S3rver({ port, address: "127.0.0.1", directory: folder, silent: true });
  // Responses that cannot be completed because the client has disconnected.
  server.on("error", () => {});
  await server.run();
  if (server.httpServer) refuseForeign(server.httpServer);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Built into the server; it supports no other key. */
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    async stop() {
      server.httpServer?.closeAllConnections();
      await server.close();
    },
  };
}
