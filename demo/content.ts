import { basename, join } from "node:path";
import { z } from "zod";
import { jobKinds } from "#app/domain/content-types/job-opening.ts";
import { leadStatusSchema } from "#app/domain/leads/lead.ts";
import { registry, type SettingKey, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { taskPrioritySchema, taskStatusSchema } from "#app/domain/tasks/task.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { type FilePage, fileBlock, listYaml, readPages, readYaml } from "#tools/content-files/page-files.ts";
import { contentFolder } from "./content-folder.ts";

/*
 * The demo agency's content: YAML files with Markdown texts. A further language has a folder with the name of its code.
 */

/** The folder of the main language, or of a further one. */
const folderIn = (language: ContentLanguage) => join(contentFolder, language);

export type DemoPage = FilePage;

/** The top-level pages of a language, in order. */
export function readDemoPages(language: ContentLanguage = ""): DemoPage[] {
  return readPages(join(folderIn(language), "pages"));
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
    .map((file) => ({ slug: basename(file, ".yaml"), ...readYaml(file, demoArticle) }))
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
    ...readYaml(file, demoJobOpening),
  }));
}

const demoSharedBlock = z.strictObject({
  /** Settings refer to it. */
  id: z.uuid(),
  name: z.string(),
  block: fileBlock,
});

export function readDemoSharedBlocks() {
  return listFiles("shared-blocks").map((file) => readYaml(file, demoSharedBlock));
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

export function readDemoTestimonials(language: ContentLanguage = "") {
  return readYaml(join(folderIn(language), "testimonials.yaml"), z.array(demoTestimonial));
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
  return readYaml(join(contentFolder, "leads.yaml"), z.array(demoLead));
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
  return readYaml(join(contentFolder, "tasks.yaml"), z.array(demoTask));
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

/** The settings of the demo agency that differ from the defaults; in a further language, from the main language. */
export function readDemoSettings(language: ContentLanguage = ""): Partial<Settings> {
  return readYaml(join(folderIn(language), "settings.yaml"), demoSettings);
}

/** The further languages of the demo. */
export const readDemoLanguages = () => readDemoSettings().further_languages ?? [];

/** The YAML files of a folder of the demo. */
const listFiles = (folder: string) => listYaml(join(contentFolder, folder));
