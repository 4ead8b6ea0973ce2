import { useMatches } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { type UploadedPictures, UploadedPicturesProvider } from "#app/ui/uploaded-pictures.ts";

/** Gives the pictures of the page what its loaders have resolved: every loader's `uploaded` counts. */
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
