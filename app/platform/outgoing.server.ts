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
  timeoutMs: number;
  /** Whether it may be within our own network; else only addresses of the public internet are connected to. */
  isPrivate: boolean;
}

/**
 * Posts to an address that somebody has configured and answers with the status. The address is judged where the
 * connection is made, by what the name has led to then, so that a name that leads elsewhere the second time does not
 * get around it. A redirect is an answer like any other and is not followed. Rejects when there is no answer, and with
 * a TimeoutError when there is none in time.
 */
export async function post({ url, body, headers, timeoutMs, isPrivate }: Posting): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
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

interface Download {
  /** `http:` or `https:`. */
  url: string;
  headers: Record<string, string>;
  /** Of the whole download, with its redirects and the body. */
  timeoutMs: number;
  /** IP addresses and CIDR blocks of our own network that may be connected to; all others of it are refused. */
  privateAddresses: string[];
}

const MAX_REDIRECTS = 3;

/**
 * Gets an address that comes from outside and passes the body on to `read`, as it arrives. Each redirect is judged
 * like the first address. Rejects when there is no answer, when the address is not allowed, when the status is not
 * 200, and as `read` does. The caller bounds the size.
 */
export async function download<Result>(
  { url, headers, timeoutMs, privateAddresses }: Download,
  read: (body: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  let address = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isWebAddress(address)) throw new Error("only http and https addresses are downloaded");
    const agent = agentFor(address.href, {
      allowPrivateIPAddress: false,
      allowMetaIPAddress: false,
      allowIPAddressList: privateAddresses,
    });
    const get = address.protocol === "https:" ? requestByHttps : requestByHttp;
    const request = get(address, { headers, agent, signal });
    try {
      request.end();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      const { statusCode = 0, headers: answered } = response;
      if (statusCode >= 300 && statusCode < 400 && answered.location) {
        address = new URL(answered.location, address);
        continue;
      }
      if (statusCode !== 200) throw new Error(`the answer was ${statusCode}`);
      return await read(response);
    } finally {
      request.destroy();
      agent.destroy();
    }
  }
  throw new Error("too many redirects");
}

/** User names and passwords in an address are not sent anywhere. */
function isWebAddress({ protocol, username, password }: URL): boolean {
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
}
