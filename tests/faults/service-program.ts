// The object storage or the mailbox as a separate process that can be stopped by its id. Arguments: which of the two,
// its folder, its ports.
import { mkdirSync } from "node:fs";

const [kind, folder = "", ...ports] = process.argv.slice(2);
const [first = 0, second = 0] = ports.map(Number);
mkdirSync(folder, { recursive: true });
const service = await (kind === "storage" ? startStorage() : startMail());

// Exits once everything received is on the disk: after half a write of an object's metadata the storage could not list
// its bucket, which no S3 service would do.
process.once("SIGTERM", async () => {
  process.off("disconnect", exit);
  await service.stop();
  process.disconnect();
});
process.once("disconnect", exit);
function exit() {
  process.exit();
}
process.send?.("up");

// Each loads only its packages: tests restart the programs often.
async function startStorage() {
  const { startS3 } = await import("#tools/services/s3.ts");
  return startS3(folder, first);
}

async function startMail() {
  const { startMailbox } = await import("#tools/services/mail.ts");
  return startMailbox(folder, { smtp: first, web: second });
}
