// The local services as a separate process, for tests that kill it. Arguments: a folder and four ports.
import { describeDataDirectory } from "#tools/services/data-directory.ts";
import { startServices } from "#tools/services/services.ts";

const [folder = "", ...ports] = process.argv.slice(2);
const [postgres = 0, s3 = 0, smtp = 0, mail = 0] = ports.map(Number);
const services = await startServices(describeDataDirectory(folder), { postgres, s3, smtp, mail });
process.once("SIGTERM", async () => {
  await services.stop();
  process.exit();
});
process.send?.("up");
