import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { useAgent as agentFor } from "request-filtering-agent";

interface Posting {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Milliseconds that the other side has to answer. */
  patience: number;
  /** Whether it may be within our own network; else only addresses of the public internet are connected to. */
  isPrivate: boolean;
}

/**
 * Posts to an address that somebody has configured and answers with the status. The address is judged where the
 * connection is made, by what the name has led to then, so that a name that leads elsewhere the second time does not
 * get around it. A redirect is an answer like any other and is not followed. Rejects when there is no answer, and with
 * a TimeoutError when there is none in time.
 */
export async function post({ url, body, headers, patience, isPrivate }: Posting): Promise<number> {
  const signal = AbortSignal.timeout(patience);
  const send = url.startsWith("https:") ? requestByHttps : requestByHttp;
  const agent = agentFor(url, { allowPrivateIPAddress: isPrivate, allowMetaIPAddress: false });
  const request = send(url, { method: "POST", headers, agent, signal });
  try {
    request.end(body);
    const [response]: [IncomingMessage] = (await once(request, "response")) as [IncomingMessage];
    response.destroy();
    return response.statusCode ?? 0;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    agent.destroy();
  }
}
