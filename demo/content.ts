import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { type BlockType, blocks } from "#app/blocks/registry.ts";
import { jobKinds } from "#app/domain/content-types/job-opening.ts";
import { leadStatusSchema } from "#app/domain/leads/lead.ts";
import { registry, type SettingKey, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { taskPrioritySchema, taskStatusSchema } from "#app/domain/tasks/task.ts";
import { contentFolder } from "./content-folder.ts";
import { richTextOf } from "./markdown.ts";

/*
 * The demo agency's content: YAML files with Markdown texts. Folders define the page tree, file names are slugs. Every
 * reader throws an error with the file's name for invalid files.
 */

const blockTypes = Object.keys(blocks) as [BlockType, ...BlockType[]];

/** A block's type and props. The `body` of a rich-text block is Markdown. */
const demoBlock = z.looseObject({ type: z.enum(blockTypes) }).transform(({ type, ...fields }, context) => {
  const props =
    type === "rich-text" ? { ...fields, body: richTextOf(z.string().parse(fields.body)) } : fields;
  const { error } = blocks[type].props.safeParse(props);
  for (const { message, path } of error?.issues ?? [])
    context.addIssue({ code: "custom", message, path: [...path] });
  return { type, props };
});

const demoPage = z.strictObject({
  title: z.string(),
  /** The page's headline, also shown in search results. */
  extendedTitle: z.string().optional(),
  excerpt: z.string(),
  coverImage: z.string().optional(),
  isPublished: z.boolean().default(true),
  /** Its position among its siblings. */
  orderIndex: z.int(),
  blocks: z.array(demoBlock),
});

export interface DemoPage extends z.output<typeof demoPage> {
  slug: string;
  children: DemoPage[];
}

/** The top-level pages, in order. */
export function readDemoPages(folder = "pages"): DemoPage[] {
  return listFiles(folder)
    .map((file) => {
      const path = file.replace(/\.yaml$/, "");
      const children = existsSync(join(contentFolder, path)) ? readDemoPages(path) : [];
      return { slug: basename(path), ...readFile(file, demoPage), children };
    })
    .sort((one, other) => one.orderIndex - other.orderIndex);
}

const demoArticle = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedDate: z.iso.date(),
  coverImage: z.string().optional(),
  /** Markdown. */
  body: z.string(),
});

/** The articles, newest first. */
export function readDemoNews() {
  return listFiles("news")
    .map((file) => ({ slug: basename(file, ".yaml"), ...readFile(file, demoArticle) }))
    .sort((one, other) => other.publishedDate.localeCompare(one.publishedDate));
}

const demoJobOpening = z.strictObject({
  title: z.string(),
  place: z.string(),
  country: z.string(),
  kind: z.enum(Object.keys(jobKinds)),
  closingDate: z.iso.date().optional(),
  salaryFrom: z.int(),
  salaryTo: z.int(),
  currency: z.string(),
  summary: z.string(),
  /** Markdown. */
  body: z.string(),
});

export function readDemoJobOpenings() {
  return listFiles("job-openings").map((file) => ({
    slug: basename(file, ".yaml"),
    ...readFile(file, demoJobOpening),
  }));
}

const demoTestimonial = z.strictObject({
  name: z.string(),
  avatar: z.string().optional(),
  position: z.string(),
  company: z.string(),
  country: z.string(),
  companyLogo: z.string().optional(),
  /** An emoji or a country code. */
  flag: z.string(),
  testimonial: z.string(),
  theme: z.enum(["dark", "light"]),
});

export function readDemoTestimonials() {
  return readFile("testimonials.yaml", z.array(demoTestimonial));
}

const demoLead = z.strictObject({
  name: z.string(),
  email: z.email(),
  phone: z.string().optional(),
  /** Hours between its arrival and the seeding. */
  hoursAgo: z.number().positive(),
  status: leadStatusSchema.default("new"),
  description: z.string(),
  ndaNeeded: z.boolean().default(false),
  sourcePage: z.string(),
  referrer: z.string().optional(),
  utmSource: z.string().optional(),
  utmMedium: z.string().optional(),
  utmCampaign: z.string().optional(),
  /** The pages visited before, oldest first. */
  path: z.array(z.string()).default([]),
  value: z.int().optional(),
  nextStep: z.string().optional(),
  nextStepInDays: z.int().optional(),
  notes: z.array(z.string()).default([]),
});

export function readDemoLeads() {
  return readFile("leads.yaml", z.array(demoLead));
}

const demoTask = z.strictObject({
  title: z.string(),
  /** Markdown. */
  description: z.string().optional(),
  status: taskStatusSchema,
  priority: taskPrioritySchema,
  dueInDays: z.int().optional(),
  labels: z.array(z.string()).default([]),
  /** The email address of the related lead. */
  lead: z.email().optional(),
  checklist: z.array(z.strictObject({ text: z.string(), done: z.boolean() })).default([]),
});

export function readDemoTasks() {
  return readFile("tasks.yaml", z.array(demoTask));
}

/** A partial record, because an object schema of all settings would fill in defaults. */
const demoSettings = z
  .partialRecord(z.enum(settingKeys), z.unknown())
  .transform((values, context): Partial<Settings> => {
    const entries = Object.entries(values).map(([key, value]) => {
      const { data, error } = registry[key as SettingKey].schema.safeParse(value);
      for (const { message, path } of error?.issues ?? [])
        context.addIssue({ code: "custom", message, path: [key, ...path] });
      return [key, data];
    });
    return Object.fromEntries(entries);
  });

/** The settings of the demo agency that differ from the defaults. */
export function readDemoSettings(): Partial<Settings> {
  return readFile("settings.yaml", demoSettings);
}

/** The YAML files of a folder, by their path relative to the content folder. */
function listFiles(folder: string): string[] {
  return readdirSync(join(contentFolder, folder))
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(join(contentFolder, file), "utf8")));
  if (error) throw new Error(`demo/content/${file} does not fit:\n${z.prettifyError(error)}`);
  return data;
}
