import { z } from "zod";
import { slugSchema } from "#app/domain/pages/page.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";

/** What the form of a new page sends. Without a slug the title makes it. */
export const newPageSchema = z
  .object({
    preset: z.string("Choose what to begin with"),
    title: z.string("Give the page a title").trim().max(160, "Use at most 160 characters"),
    slug: z.string().trim().optional(),
    parentSlug: z
      .string()
      .optional()
      .transform((slug) => slug ?? null),
  })
  .transform(({ slug, ...page }, context) => {
    const parsed = slugSchema.safeParse(slug ?? slugOfTitle(page.title).slice(0, 80).replace(/-$/, ""));
    if (parsed.success) return { ...page, slug: parsed.data };
    const message = parsed.error.issues[0]?.message ?? "This is no slug";
    context.addIssue({ code: "custom", path: ["slug"], message });
    return z.NEVER;
  });
