/** Interface text of previews. */
export const aPieceOfTheSite = "A piece of the site";
export const askThePersonWhoSent = "Ask the person who sent it for a new one.";
export const thisPreviewLinkHasExpired = "This preview link has expired or was revoked";
