import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ReceivedMail {
  readonly messageId: string;
  readonly to: string;
  readonly text: string; // the whole message, without the soft line breaks of its encoding
}

export interface MailSink {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): void;
}

// A mail server that accepts everything, slowly: a worker that is killed may have handed a message over without knowing it.
export async function openMailSink(delayMs: () => number): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    let [buffer, to, isData] = ['', '', false];
    say('220 sink');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      if (isData) return finish();
      for (let end = buffer.indexOf('\r\n'); end >= 0 && !isData; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        answer(line);
      }
      if (isData) finish();
    });
    function answer(line: string): void {
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (word === 'DATA') isData = true;
      if (word === 'QUIT') socket.end('221 bye\r\n');
      else say(word === 'DATA' ? '354 go on' : '250 ok');
    }
    function finish(): void {
      const end = buffer.indexOf('\r\n.\r\n');
      if (end < 0) return;
      const text = buffer.slice(0, end).replaceAll('=\r\n', '');
      buffer = buffer.slice(end + 5);
      isData = false;
      received.push({ messageId: /^message-id:\s*<([^>]+)>/im.exec(text)?.[1] ?? '', to, text });
      void wait(delayMs()).then(() => say('250 accepted'));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
