/** Longest path that is noted; addresses of pages are far shorter. */
const longest = 200;

/** What scanners ask every site for. */
const scanned = /\.(php|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|ya?ml|ini|log)\b|\/(wp-|\.|cgi-bin|vendor\/)/i;

/** Files of a build: browsers ask for those of an earlier one after a release. */
const built = /^\/assets\//;

/**
 * Whether a path that leads nowhere may be noted: one that somebody could have linked to. Not what may hold personal
 * data, an e-mail address or a long token, and not what only scanners or pages of an earlier build ask for.
 */
export function isWorthNoting(path: string): boolean {
  if (path.length > longest || scanned.test(path) || built.test(path)) return false;
  if (/@|%40/i.test(path)) return false;
  return !path.split("/").some((part) => part.length >= 24 && !isWords(part));
}

/** Words joined by hyphens, like a slug; not random letters and digits. */
function isWords(part: string): boolean {
  return part.split("-").every((word) => word.length < 16 && !/[a-z]\d+[a-z]/i.test(word));
}
