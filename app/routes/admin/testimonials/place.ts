import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { placeTestimonial } from "#app/domain/testimonials/edit-testimonials.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found, idParam, positionParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = leadTo("news.read", () => paths.admin.testimonials());

/** POST puts a testimonial at a position. With `inline` the answer is what happened, in words. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const form = await readForm(request);
  const position = positionParam(String(form.get("position")));
  const { name, count, ...place } = found(
    await placeTestimonial(idParam(params.testimonialId), position, staff),
  );
  if (!form.has("inline"))
    return redirect(paths.admin.testimonials(), { status: 303, headers: privateHeaders });
  return data(
    { message: `${name} is number ${place.position + 1} of ${count}.` },
    { headers: privateHeaders },
  );
}
