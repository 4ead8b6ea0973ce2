import { useLocation } from "@remix-run/react";
import { useEditor } from "#app/admin/editor/editor.ts";
import { ChangeNoticeBar } from "#app/admin/publishing/change-notice-bar.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";
import type { LoadedEditor } from "./read-editor.server.ts";

/** The result of the form that redirected here, from the query; disappears on the next navigation. */
export function FlashMessages({ flash }: { flash: LoadedEditor["flash"] }) {
  const { pathname, search } = useLocation();
  const screen = useEditor(({ page }) => paths.admin.page(page.slug));
  if (search === "" || pathname !== screen) return null;
  return (
    <>
      <ChangeNoticeBar notice={flash.notice} isNotUndone={flash.isNotUndone} />
      {flash.refused ? (
        <div role="alert" className="border-b border-l-2 border-line border-l-bad px-4 py-2">
          <p className="text-bad">
            {flash.refused === "missing"
              ? messages.notPublishedThePageIs
              : messages.notPublishedSomeoneElseHas}
          </p>
          <ul className="list-disc pl-4">
            {flash.missing.map(({ blockId, message }) => (
              <li key={`${blockId} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
