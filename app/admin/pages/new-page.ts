import { z } from "zod";
import { slugSchema } from "#app/domain/pages/page.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { messages } from "./messages.ts";

/** The schema of the form for a new page. Without a slug the title provides it. */
export const newPageSchema = z
  .object({
    preset: z.string(messages.chooseAStartingPoint),
    title: z.string(messages.enterATitle).trim().max(160, messages.useAtMost160Characters),
    slug: z.string().trim().optional(),
    parentSlug: z
      .string()
      .optional()
      .transform((slug) => slug ?? null),
  })
  .transform(({ slug, ...page }, context) => {
    const parsed = slugSchema.safeParse(slug ?? slugOfTitle(page.title).slice(0, 80).replace(/-$/, ""));
    if (parsed.success) return { ...page, slug: parsed.data };
    const message = parsed.error.issues[0]?.message ?? messages.enterAValidSlugLower;
    context.addIssue({ code: "custom", path: ["slug"], message });
    return z.NEVER;
  });
