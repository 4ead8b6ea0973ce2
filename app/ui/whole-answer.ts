/**
 * Asks and waits for the whole answer: one that breaks off while it comes rejects, as one that never came does. Remix
 * would otherwise meet that in the middle of decoding, and report an error of a page that somebody has only left.
 */
export async function wholeAnswer(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
}
