import { z } from "zod";
import { orDeleted } from "#app/admin/publishing/requested-item.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { ContentTypeName } from "#app/domain/content-types/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { languagesOf, nameOfLanguage, type SiteLanguage } from "#app/domain/translations/languages.ts";
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
    languages: languages.map(({ stored, code }) => {
      const translation = translations.find(({ language }) => language === stored);
      const isOwn = translation?.id === id;
      return {
        stored,
        code,
        name: nameOfLanguage(code),
        isOwn,
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
  const language = languages.find(({ stored }) => stored === source?.language);
  if (!change || !source || !language) return undefined;
  const { from, to } = change;
  return {
    language: nameOfLanguage(language.code),
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
  const { stored } = orNotFound(languages.find((each) => each.stored === wanted));
  const outcome = orDeleted(await actions.translate(id, stored, by), screen);
  if (outcome.status === "translated") throw seeOther(outcome.screen);
  return outcome.message;
}

/** Redirects to the document on a site with one language, and for types that are the same in all languages. */
async function requireTranslated({ kind, screen }: Omit<Item, "id">) {
  const actions = translationActionsFor(kind);
  const languages = languagesOf(await getSettings());
  if (!actions || languages.length === 1) throw seeOther(screen);
  return { actions, languages };
}
