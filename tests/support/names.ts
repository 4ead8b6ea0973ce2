import { createSocket } from "node:dgram";
import { once } from "node:events";

export interface Names {
  port: number;
  /** Whether every name resolves to 127.0.0.1; otherwise none exists. */
  areKnown: boolean;
  /** The number of "no such name" responses. */
  refusals: number;
  stop: () => void;
}

/** A DNS server on loopback (RFC 1035) with at most one answer per question. */
export async function startNames(): Promise<Names> {
  const socket = createSocket("udp4");
  const names: Names = { port: 0, areKnown: true, refusals: 0, stop: () => socket.close() };
  socket.on("message", (question, { port, address }) => {
    const asksForIpv4 = question.readUInt16BE(question.length - 4) === 1;
    if (!names.areKnown) names.refusals += 1;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(names.areKnown ? 0x8180 : 0x8183, 2); // NOERROR or NXDOMAIN
    head.writeUInt16BE(names.areKnown && asksForIpv4 ? 1 : 0, 6);
    // The name of the question, type A, class IN, one second, four bytes.
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
    const answers = names.areKnown && asksForIpv4 ? [answer] : [];
    socket.send(Buffer.concat([head, question.subarray(12), ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  names.port = socket.address().port;
  return names;
}
