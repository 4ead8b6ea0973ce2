import { useEffect, useState } from "react";
import { fileAddress } from "#app/ui/file-address.ts";
import { Picture } from "#app/ui/picture.tsx";
import { type ShownPicture, wideSizes } from "#app/ui/picture-sources.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";
import "./page-preview.css";
import { loadPagePreviews, type PagePreviews } from "./page-previews.ts";

interface PreviewOfProps {
  path: string;
  onFollow: () => void;
}

/** The picture and the excerpt of a page, for the eye: the link with its title is in the list. */
export function PreviewOf({ path, onFollow }: PreviewOfProps) {
  const preview = usePagePreviews()?.previews[path];
  if (!preview) return null;
  return (
    <InternalLink to={path} tabIndex={-1} aria-hidden="true" onClick={onFollow}>
      {savesData() ? null : <PreviewPicture picture={preview.picture} />}
      <span key={path} className="menu-excerpt lead">
        {preview.text}
      </span>
    </InternalLink>
  );
}

/** Undefined until they are loaded; the menu needs no notice if that fails. */
function usePagePreviews(): PagePreviews | undefined {
  const [previews, setPreviews] = useState<PagePreviews>();
  useEffect(() => {
    let isMounted = true;
    loadPagePreviews().then(
      (loaded) => isMounted && setPreviews(loaded),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return previews;
}

/** A picture opens over the one before, which stays until then: the frame is never empty. */
function PreviewPicture({ picture }: { picture: ShownPicture }) {
  const [layers, setLayers] = useState([picture]);
  if (layers.at(-1) !== picture)
    setLayers([...layers.filter((layer) => layer !== picture).slice(-2), picture]);
  return (
    <span className="menu-picture">
      {layers.map((layer) => (
        <span
          key={fileAddress(layer)}
          onLoadCapture={({ currentTarget }) => currentTarget.setAttribute("data-loaded", "")}
        >
          <Picture picture={layer} alt="" sizes={wideSizes} width={1920} height={771} />
        </span>
      ))}
    </span>
  );
}
