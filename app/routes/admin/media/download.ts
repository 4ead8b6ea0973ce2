import type { ActionFunctionArgs } from "@remix-run/node";
import { uploadResult } from "#app/admin/media/receive-media.server.ts";
import type { UploadAnswer } from "#app/domain/media/media-item.ts";
import { downloadPicture, sourceOf, takeDownloadPoint } from "#app/domain/media/upload-media.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("media.read", () => paths.admin.media());

/** POST `url` downloads a picture into the library. Responds with JSON, like an upload. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const typed = String((await readForm(request)).get("url"));
  if (!URL.canParse(typed) || typed.length > MAX_URL_LENGTH) {
    return answer({ results: [], problem: "Enter the web address of a picture." }, 400);
  }
  const address = new URL(typed);
  const waitSeconds = await takeDownloadPoint(staff);
  if (waitSeconds > 0) {
    const problem = "Too many pictures pasted in a short time. Wait a few minutes, then try again.";
    return answer({ results: [], problem }, 429, { "Retry-After": String(waitSeconds) });
  }
  const result = await uploadResult(sourceOf(address), downloadPicture(address, staff));
  const status = result.outcome === "failed" ? 503 : result.outcome === "refused" ? 400 : 200;
  return answer({ results: [result] }, status);
}

const MAX_URL_LENGTH = 4000;

function answer(body: UploadAnswer, status: number, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { ...privateHeaders, ...headers } });
}
