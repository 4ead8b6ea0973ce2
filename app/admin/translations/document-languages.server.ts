import { z } from "zod";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import { orDeleted } from "#app/admin/publishing/requested-item.server.ts";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { ContentTypeName } from "#app/domain/content-types/registry.ts";
import type { Translation } from "#app/domain/translations/list-translations.server.ts";
import { translationActionsFor } from "#app/domain/translations/translation-actions-for.server.ts";
import { orNotFound, positionParam } from "#app/http/guards.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

/** A page or content item, as `requireItem` names it. */
interface Item {
  id: string;
  kind: "page" | ContentTypeName;
  screen: string;
}

/** A language of the site, and the document in it. */
export type DocumentLanguage = Awaited<ReturnType<typeof readLanguages>>["languages"][number];

/** The document in every language of the site, the main one first. */
export async function readLanguages({ id, kind, screen }: Item) {
  const { actions, languages } = await requireTranslated({ kind, screen });
  const translations = await actions.translationsWith(id);
  const own = orDeleted(
    translations.find((each) => each.id === id),
    screen,
  );
  return {
    address: paths.admin.contentResources(screen).translations,
    languages: languages.map(({ code, name }) => {
      const translation = translations.find(({ language }) => language === code);
      return {
        code,
        name,
        isOwn: translation?.id === id,
        translation: translation
          ? { title: translation.title, screen: translation.screen, state: translation.state }
          : undefined,
      };
    }),
    change: changeOf(own, translations, languages),
  };
}

/** What has changed in the original of a document since it was translated; undefined if nothing has. */
function changeOf({ change }: Translation, translations: Translation[], languages: SiteLanguage[]) {
  const source = translations.find(({ id }) => id === change?.sourceId);
  const language = languages.find(({ code }) => code === source?.language);
  if (!change || !source || !language) return undefined;
  const { from, to } = change;
  return {
    language: language.name,
    comparison: `${paths.admin.contentResources(source.screen).versions}?from=${from}&to=${to}`,
    to,
  };
}

/**
 * Translates the document into the language of a form, or marks it as translated, and redirects. Returns why it is not
 * translated.
 */
export async function changeLanguages({ id, kind, screen }: Item, form: FormData, by: Staff) {
  const { actions, languages } = await requireTranslated({ kind, screen });
  if (form.get("intent") === "mark") {
    const number = positionParam(String(form.get("number")));
    orNotFound(orDeleted(await actions.markTranslated(id, number, by), screen) || undefined);
    throw seeOther(paths.admin.contentResources(screen).translations);
  }
  const wanted = z.string().safeParse(form.get("language")).data;
  const { code } = orNotFound(languages.find((each) => each.code === wanted));
  const outcome = orDeleted(await actions.translate(id, code, by), screen);
  if (outcome.status === "translated") throw seeOther(outcome.screen);
  return outcome.message;
}

/** Redirects to the document on a site with one language, and for types that are the same in all languages. */
async function requireTranslated({ kind, screen }: Omit<Item, "id">) {
  const actions = translationActionsFor(kind);
  const languages = await listSiteLanguages();
  if (!actions || languages.length === 1) throw seeOther(screen);
  return { actions, languages };
}
