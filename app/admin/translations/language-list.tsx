import { PostButton } from "#app/admin/post-button.tsx";
import { Status, type Tone } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { TranslationState } from "#app/domain/translations/list-translations.server.ts";
import type { DocumentLanguage } from "./document-languages.server.ts";
import { messages } from "./messages.ts";

const tones: Record<TranslationState, Tone> = {
  draft: "quiet",
  published: "good",
  "source-changed": "signal",
};

interface LanguageListProps {
  /** Translates the document. */
  action: string;
  languages: DocumentLanguage[];
  noun: string;
  mayUpdate: boolean;
}

/** Every language of the site: the document in it with its state, or the button that translates it. */
export function LanguageList({ action, languages, noun, mayUpdate }: LanguageListProps) {
  return (
    <ul>
      {languages.map(({ stored, code, name, isOwn, translation }) => (
        <li
          key={code}
          className="grid grid-cols-[minmax(80px,25%)_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5"
        >
          <span className="font-semibold">{name}</span>
          {translation ? (
            <>
              <span className="wrap-anywhere">
                {isOwn ? (
                  messages.thisDocument(noun)
                ) : (
                  <TextLink to={translation.screen} lang={code}>
                    {translation.title || "Untitled"}
                  </TextLink>
                )}
              </span>
              <Status tone={tones[translation.state]}>{messages.states[translation.state]}</Status>
            </>
          ) : (
            <>
              <span className="text-muted">{messages.missing}</span>
              {mayUpdate ? (
                <PostButton action={action} fields={{ language: stored }}>
                  {messages.translateInto(name)}
                </PostButton>
              ) : null}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
