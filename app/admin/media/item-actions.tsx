import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { mediaTypes, typesOf } from "#app/domain/media/media.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { paths } from "#app/http/paths.ts";
import { ItemSection } from "./item-section.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

interface ItemActionsProps {
  item: MediaItem;
  onReplaced: () => void;
}

/** Another content under the same name, and the way out of the library. */
export function ItemActions({ item, onReplaced }: ItemActionsProps) {
  const uploads = useUploads(paths.admin.mediaReplacement(item.id), onReplaced);
  const id = useId();
  const types = typesOf(item.kind);
  return (
    <ItemSection title="Change">
      <Form method="post" action={paths.admin.mediaContent(item.id)} encType="multipart/form-data">
        <label htmlFor={id} className="font-semibold">
          Replace with another file
        </label>
        <p id={`${id}-about`} className="mt-0.5 mb-2 text-[0.75rem]/[1.45] text-muted">
          Every page that uses it shows the new one as soon as it is prepared. Takes{" "}
          {types.map((type) => mediaTypes[type].label).join(", ")}.
        </p>
        <input
          id={id}
          type="file"
          name="files"
          accept={types.join(",")}
          aria-describedby={`${id}-about`}
          onChange={(event) => {
            uploads.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
          className={`max-w-full text-muted file:mr-3 file:cursor-pointer file:rounded-[2px] file:border file:border-line file:bg-card file:px-3 file:py-1.5 file:font-semibold file:text-ink hover:file:border-ink ${focusRing}`}
        />
        <noscript>
          <button type="submit" className={`mt-2 ${buttonClasses.plain}`}>
            Replace
          </button>
        </noscript>
      </Form>
      <div className="mt-3 empty:hidden">
        <UploadList uploads={uploads} />
      </div>
      <Link to={paths.admin.mediaDeletion(item.id)} className={`mt-5 ${buttonClasses.plain} text-bad`}>
        Delete…
      </Link>
    </ItemSection>
  );
}
