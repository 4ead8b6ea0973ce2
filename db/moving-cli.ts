// `npm run export` and `npm run import`. Its imports come late so that a wrong configuration is told in words.
import { parseArgs } from "node:util";

const usage = `npm run export -- [FILE]                        content, settings and media as one archive; site.tar unless told otherwise
npm run import -- FILE.tar [--replace]          takes one in; content that is there only gives way with --replace`;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean" },
    },
  });
  const [command, source] = positionals;
  await import("#app/platform/env.server.ts");
  const { connections, disconnect } = await import("#app/platform/database.server.ts");
  const { buckets, closeStorage } = await import("#app/platform/storage.server.ts");
  const { describeExport, exportKind } = await import("./export/contents.ts");
  const site = { sql: connections, media: { bucket: buckets.media, prefix: "" } };
  try {
    if (command === "export") {
      const { fillExport } = await import("./export/export-site.ts");
      const { writeArchiveFile } = await import("./archive/write-archive.ts");
      const file = source ?? "site.tar";
      const contents = await writeArchiveFile(file, exportKind, (archive) => fillExport(site, archive));
      console.log(`${file}: ${describeExport(contents)}`);
      for (const key of contents.missing)
        console.warn(`The storage has no ${key}, which a medium should have.`);
      return contents.missing.length === 0 ? 0 : 1;
    }
    if (command === "import" && source?.endsWith(".tar")) {
      const { importSite } = await import("./export/import-site.ts");
      console.log(`Taken in: ${describeExport(await importSite(source, site, { replace: values.replace }))}`);
      return 0;
    }
    console.error(usage);
    return 2;
  } finally {
    await disconnect();
    closeStorage();
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "EnvironmentError") return error.message;
  if (error.name !== "ArchiveError") return error;
  const reason = error.cause instanceof Error ? ` (${error.cause.message || error.cause.name})` : "";
  return error.message + reason;
}
