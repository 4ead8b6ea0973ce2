/**
 * The response once its body has arrived; rejects when the body breaks off. Otherwise Remix would fail in the middle of
 * decoding and report an error for a page that the visitor has left.
 */
export async function wholeResponse(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}
