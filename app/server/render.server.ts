import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";

/** Time after which a page that still waits for something is given up. */
const RENDER_TIMEOUT_MS = 10_000;

/** The whole page, once nothing in it is suspended. Rejects when it cannot be rendered. */
export function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Nothing is streamed: every boundary is written where it stands.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(gather(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(
      () => abort(new Error(`the page was not ready after ${RENDER_TIMEOUT_MS} ms`)),
      RENDER_TIMEOUT_MS,
    );
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
