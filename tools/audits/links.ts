import { LinkChecker } from "linkinator";

export interface CheckedLink {
  url: string;
  status?: number;
  parent?: string;
  isBroken: boolean;
}

/** Follows every link, file and fragment of a site from these addresses on. Redirects count as broken. */
export async function checkLinks(path: string[], isSkipped: (url: URL) => boolean): Promise<CheckedLink[]> {
  const { links } = await new LinkChecker().check({
    path,
    recurse: true,
    redirects: "error",
    cleanUrls: true, // else it reads "#content" on /contact as /contact/#content
    checkCss: true,
    checkFragments: true,
    linksToSkip: async (link) => isSkipped(new URL(link)),
  });
  return links.map(({ url, status, parent, state }) => ({
    url,
    status,
    parent,
    isBroken: state === "BROKEN",
  }));
}
