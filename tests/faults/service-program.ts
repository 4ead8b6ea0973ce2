// The object storage or the mailbox as a separate process that can be stopped by its id. Arguments: which of the two,
// its folder, its ports.
import { mkdirSync } from "node:fs";
import { startMailbox } from "#tools/services/mail.ts";
import { startS3 } from "#tools/services/s3.ts";

const [kind, folder = "", ...ports] = process.argv.slice(2);
const [first = 0, second = 0] = ports.map(Number);
mkdirSync(folder, { recursive: true });
const service = await (kind === "storage"
  ? startS3(folder, first)
  : startMailbox(folder, { smtp: first, web: second }));

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
