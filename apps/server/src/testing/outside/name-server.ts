import { createSocket } from 'node:dgram';

export interface NameServer {
  readonly address: string;
  readonly records: Map<string, string[]>; // TXT records by name
  close(): void;
}

// A DNS server on loopback that knows only its TXT records.
export async function openNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, records), port, address));
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  return { address: `127.0.0.1:${socket.address().port}`, records, close: () => void socket.close() };
}

function answer(query: Buffer, records: ReadonlyMap<string, string[]>): Buffer {
  const { name, end } = questionOf(query);
  const texts = records.get(name) ?? [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(texts.length > 0 ? 0x8180 : 0x8183, 2); // response flags; rcode 3: no such name
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(12, end), ...texts.map(textRecord)]);
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at]! > 0) {
    labels.push(query.subarray(at + 1, at + 1 + query[at]!).toString());
    at += query[at]! + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function textRecord(text: string): Buffer {
  const body = Buffer.from(text);
  const record = Buffer.alloc(13);
  record.writeUInt16BE(0xc00c, 0); // pointer to the name in the question
  record.writeUInt16BE(16, 2); // TXT
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(body.length + 1, 10);
  record[12] = body.length;
  return Buffer.concat([record, body]);
}
