import { createSocket } from 'node:dgram';

type RecordType = 'A' | 'AAAA';

/** Addresses of a name, an answer as bytes, or null for silence. */
export type NameAnswer = (name: string, type: RecordType) => readonly string[] | 'unknown' | Buffer | null;

/** A name server on the loopback interface. */
export interface NameServer {
  /** As `Resolver.setServers` takes it. */
  readonly address: string;
  /** Names asked for, oldest first; repeated questions count again. */
  readonly asked: readonly string[];
  answer: NameAnswer;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<number, RecordType>> = { 1: 'A', 28: 'AAAA' };
const HEADER_BYTES = 12;
const RESPONSE = 0x8180;
const UNKNOWN_NAME = 3;

/** Name servers that are `silent` never answer. */
export const silent: NameAnswer = () => null;

export async function startNameServer(answer: NameAnswer): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  const server = { answer };
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = questionIn(question);
    asked.push(name);
    if (type === undefined) return;
    const found = server.answer(name, type);
    if (found !== null)
      socket.send(
        Buffer.isBuffer(found) ? found : responseTo(question.subarray(0, end), found),
        port,
        address,
      );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return Object.assign(server, {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise<void>((resolve) => socket.close(resolve)),
  });
}

function questionIn(message: Buffer): { name: string; type: RecordType | undefined; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: TYPES[message.readUInt16BE(at + 1)], end: at + 5 };
}

/** RFC 1035: the question again, then a record for each address. */
function responseTo(question: Buffer, found: readonly string[] | 'unknown'): Buffer {
  const addresses = found === 'unknown' ? [] : found;
  const message = Buffer.from(question);
  message.writeUInt16BE(RESPONSE | (found === 'unknown' ? UNKNOWN_NAME : 0), 2);
  message.writeUInt16BE(addresses.length, 6);
  // No records of further sections, such as the question's OPT.
  message.writeUInt32BE(0, 8);
  return Buffer.concat([message, ...addresses.map(recordOf)]);
}

function recordOf(address: string): Buffer {
  const isV6 = address.includes(':');
  const data = isV6 ? Buffer.from(groupsOf(address), 'hex') : Buffer.from(address.split('.').map(Number));
  const head = Buffer.alloc(12);
  // A pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(isV6 ? 28 : 1, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function groupsOf(address: string): string {
  const [before = '', after = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const gap = 8 - groups(before).length - groups(after).length;
  const zeros = Array.from({ length: gap }, () => '0');
  return [...groups(before), ...zeros, ...groups(after)].map((group) => group.padStart(4, '0')).join('');
}
