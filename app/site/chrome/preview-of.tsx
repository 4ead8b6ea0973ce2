import { useEffect, useState } from "react";
import { Picture, UploadedPicturesProvider } from "#app/ui/picture.tsx";
import { wideSizes } from "#app/ui/picture-sources.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";
import { loadPagePreviews, type PagePreviews } from "./page-previews.ts";

interface PreviewOfProps {
  path: string;
  onFollow: () => void;
}

/** The picture and the excerpt of a page, for the eye: the link with its title is in the list. */
export function PreviewOf({ path, onFollow }: PreviewOfProps) {
  const loaded = usePagePreviews();
  const preview = loaded?.previews[path];
  if (!loaded || !preview) return null;
  return (
    <InternalLink to={path} tabIndex={-1} aria-hidden="true" onClick={onFollow}>
      {savesData() ? null : (
        <UploadedPicturesProvider value={loaded.uploaded}>
          <PreviewPicture src={preview.picture} />
        </UploadedPicturesProvider>
      )}
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
function PreviewPicture({ src }: { src: string }) {
  const [layers, setLayers] = useState([src]);
  if (layers.at(-1) !== src) setLayers([...layers.filter((layer) => layer !== src).slice(-2), src]);
  return (
    <span className="menu-picture">
      {layers.map((layer) => (
        <span
          key={layer}
          onLoadCapture={({ currentTarget }) => currentTarget.setAttribute("data-loaded", "")}
        >
          <Picture src={layer} alt="" sizes={wideSizes} width={1920} height={771} />
        </span>
      ))}
    </span>
  );
}
