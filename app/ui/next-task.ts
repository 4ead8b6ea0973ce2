/** Resolves in a separate task, so that the browser can respond to input before the code that awaits it. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((come) => {
    port1.onmessage = come;
  });
}
