import { listSiteLanguages } from "#app/admin/site-languages.server.ts";

/** The languages of the site, and the one whose pages an address asks for (`?language=de`), by default the main one. */
export async function readPageLanguage({ url }: Request) {
  const languages = await listSiteLanguages();
  const asked = new URL(url).searchParams.get("language");
  const language = languages.find(({ code }) => code === asked)?.code ?? "";
  return { languages, language };
}
