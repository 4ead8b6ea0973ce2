import { useMatches } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { type UploadedPictures, UploadedPicturesProvider } from "#app/ui/picture.tsx";

/** Provides the uploaded pictures that the page's loaders have resolved, merged from all loaders. */
export function PageUploads({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const uploaded = useMemo(
    () => Object.assign({}, ...matches.map(({ data }) => uploadedIn(data))) as UploadedPictures,
    [matches],
  );
  return <UploadedPicturesProvider value={uploaded}>{children}</UploadedPicturesProvider>;
}

function uploadedIn(data: unknown): UploadedPictures {
  const { uploaded } = (data ?? {}) as { uploaded?: UploadedPictures };
  return uploaded ?? {};
}
