import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";

/** Milliseconds after which a page that is still waiting for something is given up. */
export const patience = 10_000;

/** The whole page, once nothing in it waits any more. Rejects when its frame cannot be rendered. */
export function rendered(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        pipe(gather(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error(`the page was not ready after ${patience} ms`)), patience);
    timer.unref();
  });
}

/** Takes pieces of some kilobytes, and gives them as one text. */
function gather(give: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      give(withoutPadding(Buffer.concat(pieces).toString()));
      done();
    },
  });
}

/** React 18 pads its buffer with zeros where a letter of several bytes meets the end (facebook/react#26228). */
const withoutPadding = (html: string) => html.replaceAll("\0", "");
