import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VisionServer {
  readonly url: string;
  readonly asked: { readonly authorization: string | undefined; readonly body: AskedBody }[];
  answers: Style; // how it answers the next call
  close(): Promise<void>;
}
interface AskedBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly response_format: { readonly json_schema: { readonly schema: { readonly properties: object } } };
}
type Style = (response: ServerResponse, body: AskedBody) => void;

const whole = (content: string) => JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });

// How such a service answers, and how it fails.
export const styles = {
  values:
    (values: Readonly<Record<string, unknown>>): Style =>
    (response, { response_format }) => {
      const nothing = Object.keys(response_format.json_schema.schema.properties).map((field) => [field, null]);
      response.end(whole(JSON.stringify({ ...Object.fromEntries(nothing), ...values })));
    },
  content:
    (text: string): Style =>
    (response) =>
      void response.end(whole(text)),
  raw:
    (text: string, status = 200): Style =>
    (response) =>
      void response.writeHead(status).end(text),
  silent: (() => undefined) as Style,
  endless: ((response) => {
    const pour = () => {
      while (response.write('x'.repeat(16_384)));
      response.once('drain', pour);
    };
    pour();
  }) as Style,
  drip: ((response) => {
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  }) as Style,
  redirect:
    (to: string): Style =>
    (response) =>
      void response.writeHead(307, { location: to }).end(),
};

export async function openVisionServer(): Promise<VisionServer> {
  const asked: VisionServer['asked'] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as AskedBody;
      asked.push({ authorization: request.headers.authorization, body });
      mine.answers(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mine: VisionServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers: styles.silent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return mine;
}
