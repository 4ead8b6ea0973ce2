import { once } from "node:events";
import { type IncomingMessage, request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { useAgent as agentFor } from "request-filtering-agent";
import { messages } from "./messages.ts";

interface PostRequest {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Milliseconds that the server has to respond. */
  timeoutMs: number;
  /** Whether internal addresses are allowed; otherwise only public ones. */
  isPrivate: boolean;
}

/**
 * Posts to a configured address and returns the status. The resolved address is checked when connecting, which prevents
 * DNS rebinding. Redirects are returned, not followed. Rejects without a response, with a TimeoutError after the
 * timeout.
 */
export async function post({ url, body, headers, timeoutMs, isPrivate }: PostRequest): Promise<number> {
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
    throw signal.aborted ? signal.reason : readable(error);
  } finally {
    agent.destroy();
  }
}

/** The agent has no code for a refused address, only a text about its own work. */
function readable(error: unknown): unknown {
  const isRefused = error instanceof Error && /^DNS lookup .* is not allowed/.test(error.message);
  return isRefused ? new Error(messages.notPublic, { cause: error }) : error;
}

interface Download {
  /** `http:` or `https:`. */
  url: string;
  headers: Record<string, string>;
  /** Timeout of the whole download, with its redirects and the body. */
  timeoutMs: number;
  /** Allowed IP addresses and CIDR blocks of the internal network; all others are refused. */
  privateAddresses: string[];
}

const MAX_REDIRECTS = 3;

/**
 * Downloads from an untrusted address and passes the body as a stream to `read`. Each redirect is checked like the
 * first address. Rejects without a response, for refused addresses, for a status other than 200, and like `read`. The
 * caller limits the size.
 */
export async function download<Result>(
  { url, headers, timeoutMs, privateAddresses }: Download,
  read: (body: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  let address = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isWebAddress(address)) throw new Error(messages.notAWebAddress);
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
      if (statusCode !== 200) throw new Error(messages.responseStatus(statusCode));
      return await read(response);
    } catch (error) {
      throw readable(error);
    } finally {
      request.destroy();
      agent.destroy();
    }
  }
  throw new Error(messages.tooManyRedirects);
}

/** User names and passwords in an address are refused. */
function isWebAddress({ protocol, username, password }: URL): boolean {
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
}
