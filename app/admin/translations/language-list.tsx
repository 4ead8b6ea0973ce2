import { PostButton } from "#app/admin/post-button.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { DocumentLanguage } from "./document-languages.server.ts";
import { messages } from "./messages.ts";
import { TranslationStatus } from "./translation-status.tsx";

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
      {languages.map(({ code, name, isOwn, translation }) => (
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
                  <TextLink to={translation.screen} lang={code || undefined}>
                    {translation.title || "Untitled"}
                  </TextLink>
                )}
              </span>
              <TranslationStatus state={translation.state} />
            </>
          ) : (
            <>
              <span className="text-muted">{messages.missing}</span>
              {mayUpdate ? (
                <PostButton action={action} fields={{ language: code }}>
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
