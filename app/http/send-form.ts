import { decode } from "turbo-stream";
import { z } from "zod";

interface Sending {
  /** Hears the bytes sent and the bytes of the whole body. */
  onUpload: (sent: number, total: number) => void;
  /** Ends it. */
  signal?: AbortSignal;
}

/**
 * Sends a form to the action of a path and answers with what that returned, whatever its status. By XMLHttpRequest,
 * because fetch does not tell how much of a body is on its way. Rejects when no answer arrives, and when what arrives
 * is no answer of an action.
 */
export async function sendForm(path: string, body: FormData, sending: Sending): Promise<unknown> {
  const answer = await send(`${path}.data`, body, sending);
  const { value } = await decode(answer.stream());
  return z.object({ data: z.unknown() }).parse(value).data;
}

function send(url: string, body: FormData, { onUpload, signal }: Sending): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "blob";
    request.upload.onprogress = ({ loaded, total }) => onUpload(loaded, total);
    request.onload = () => resolve(request.response as Blob); // by the response type above
    request.onerror = () => reject(new Error("the form did not reach the server"));
    request.onabort = request.onerror;
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
