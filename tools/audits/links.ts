import { LinkChecker, type LinkResult } from "linkinator";

export interface CheckedLink {
  url: string;
  status?: number;
  parent?: string;
  isBroken: boolean;
}

/**
 * Follows every link, file and fragment of a site from these addresses. Redirects count as broken. Addresses are
 * checked one after the other: the checker follows only links below an address, and each link only from the first
 * address that has it.
 */
export async function checkLinks(paths: string[], isSkipped: (url: URL) => boolean): Promise<CheckedLink[]> {
  const links: LinkResult[] = [];
  for (const path of paths) {
    const result = await new LinkChecker().check({
      path,
      recurse: true,
      redirects: "error",
      cleanUrls: true, // otherwise it resolves "#content" on /contact to /contact/#content
      checkCss: true,
      checkFragments: true,
      linksToSkip: async (link) => isSkipped(new URL(link)),
    });
    links.push(...result.links);
  }
  return links.map(({ url, status, parent, state }) => ({
    url,
    status,
    parent,
    isBroken: state === "BROKEN",
  }));
}
