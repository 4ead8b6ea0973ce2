import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The current build and the two before: open pages of those still request their scripts and styles. */
const MAX_BUILDS = 3;

/** Its name starts with a dot, so file servers do not serve it. */
const listFile = ".builds.json";

const listSchema = z.array(z.object({ id: z.string(), files: z.array(z.string()) }));
type Build = z.output<typeof listSchema>[number];

/**
 * Adds the assets of this build, in `own`, to the folder `shared`, from which every instance serves them, including
 * those of the previous versions. Deletes files of all but the last builds.
 */
export async function publishAssets(own: string, shared: string) {
  await mkdir(shared, { recursive: true });
  const files = (await readdir(own)).filter((name) => !name.startsWith("."));
  const present = new Set(await readdir(shared));
  for (const name of files) {
    if (present.has(name)) continue;
    await copyFile(join(own, name), join(shared, `.${name}`));
    await rename(join(shared, `.${name}`), join(shared, name));
  }

  const id = createHash("sha256").update(files.sort().join("\n")).digest("hex").slice(0, 16);
  const earlier = (await readBuilds(shared)).filter((build) => build.id !== id);
  const builds = [{ id, files }, ...earlier].slice(0, MAX_BUILDS);
  await writeFile(join(shared, `${listFile}.new`), JSON.stringify(builds));
  await rename(join(shared, `${listFile}.new`), join(shared, listFile));

  const needed = new Set([listFile, ...builds.flatMap((build) => build.files)]);
  for (const name of present) if (!needed.has(name)) await rm(join(shared, name), { force: true });
}

async function readBuilds(shared: string): Promise<Build[]> {
  try {
    return listSchema.parse(JSON.parse(await readFile(join(shared, listFile), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
