import { answersKeptFor } from "./timing.ts";

/** The last good answers of this visit, for when the same is asked for again and cannot be had. */
export function keptAnswers() {
  const answers = new Map<string, { answer: Response; timer: number }>();

  function forget(url: string) {
    clearTimeout(answers.get(url)?.timer);
    answers.delete(url);
  }

  return {
    /** `answer` can still be read by whoever asked for it. */
    keep(url: string, answer: Response) {
      forget(url);
      answers.set(url, {
        answer: answer.clone(),
        timer: window.setTimeout(() => forget(url), answersKeptFor),
      });
    },
    find(url: string): Response | undefined {
      return answers.get(url)?.answer.clone();
    },
  };
}
