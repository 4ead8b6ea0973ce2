import S3rver from "s3rver";

/**
 * Starts an S3-compatible server on a loopback port, in this process.
 *
 * What it can prove: objects are put, in one piece and in parts, read, listed, removed and opened through signed
 * links with the answer's headers overridden. What it cannot: it accepts every signature of its one key id, gives
 * every object to anyone who asks, keeps a link open for ever and ignores `If-None-Match`. That a private object is
 * private, and that nothing is overwritten, is only proven against a full server: `TEST_S3_ENDPOINT` and its keys
 * run the storage tests there.
 */
export async function startS3(folder: string, port: number) {
  const server = new S3rver({ port, address: "127.0.0.1", directory: folder, silent: true });
  // Answers that cannot be finished because the other side has gone.
  server.on("error", () => {});
  await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    /** Known to the server from the start; it knows no other. */
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    async stop() {
      server.httpServer?.closeAllConnections();
      await server.close();
    },
  };
}
