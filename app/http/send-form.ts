interface Sending {
  /** Receives the sent and the total bytes of the body. */
  onUpload?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts a form to a resource route and returns its JSON, whatever the status. Uses XMLHttpRequest because fetch does not
 * report upload progress. Rejects when `signal` is aborted, there is no response or it is not JSON.
 */
export function sendForm(url: string, body: FormData, { onUpload, signal }: Sending = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.upload.onprogress = ({ loaded, total }) => onUpload?.(loaded, total);
    request.onload = () => resolve(request.responseText);
    request.onerror = () => reject(new Error("the form did not reach the server"));
    request.onabort = request.onerror;
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  }).then((text) => JSON.parse(String(text)));
}
