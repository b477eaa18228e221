import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Served {
  readonly url: string;
  close(): void;
}
type Serve = (request: IncomingMessage, body: Buffer, reply: ServerResponse) => Promise<void> | void;

async function serve(answer: Serve): Promise<Served> {
  const server = createServer((request, reply) => {
    request
      .toArray()
      .then((chunks: Buffer[]) => answer(request, Buffer.concat(chunks), reply))
      .catch(() => reply.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function json(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

interface Slow {
  readonly delayMs?: () => number; // before a reply: the sender may be gone by then
  readonly status?: () => number; // other than success, for tests of refusals
}

// A browser's side of web push: its keys, and what it reads of a message.
export function createBrowserSubscription(pushServerUrl: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    device: {
      endpoint: `${pushServerUrl}/send/${randomUUID()}`,
      p256dh: pair.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body: Buffer): Record<string, string> {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + sender.length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<string, string>;
    },
  };
}

interface ReceivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

// A push service (RFC 8030).
export async function openPushServer({ delayMs = () => 0, status = () => 201 }: Slow = {}) {
  const received: ReceivedPush[] = [];
  const served = await serve(async ({ url = '', headers }, body, reply) => {
    const given = status();
    if (given < 300) received.push({ path: url, headers: headers as Record<string, string>, body });
    await wait(delayMs());
    reply.writeHead(given).end();
  });
  return { ...served, received };
}

interface ReceivedSms {
  readonly sid: string;
  readonly to: string;
  readonly text: string;
  readonly callback: string;
}

interface Reporting extends Slow {
  readonly callbackBase?: () => string; // where reports go instead of the public address of a test
}

// Twilio's Messages resource, with reports signed as theirs.
export async function openSmsServer(account: { id: string; token: string }, options: Reporting = {}) {
  const { delayMs = () => 0, status = () => 201, callbackBase } = options;
  const received: ReceivedSms[] = [];
  const sign = (url: string, form: URLSearchParams) => {
    const names = [...form.keys()].toSorted();
    const text = url + names.map((name) => name + form.get(name)!).join('');
    return createHmac('sha1', account.token).update(text).digest('base64');
  };
  // Reports are signed for the address that the message named, and sent to where it is served.
  const report = (callback: string, fields: Record<string, string>, token?: string) => {
    const form = new URLSearchParams(fields);
    const target = callbackBase ? callbackBase() + new URL(callback).pathname + new URL(callback).search : callback;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': token ?? sign(callback, form),
    };
    return fetch(target, { method: 'POST', headers, body: form.toString() });
  };
  const served = await serve(async ({ url, headers }, body, reply) => {
    const credentials = `Basic ${Buffer.from(`${account.id}:${account.token}`).toString('base64')}`;
    if (url !== `/2010-04-01/Accounts/${account.id}/Messages.json`) return json(reply, 404, { code: 20_404 });
    if (headers.authorization !== credentials) return json(reply, 401, { code: 20_003 });
    const given = status();
    if (given >= 300) return json(reply, given, { code: 21_610 });
    const form = new URLSearchParams(body.toString());
    const sms = {
      sid: `SM${randomUUID().replaceAll('-', '')}`,
      to: form.get('To') ?? '',
      text: form.get('Body') ?? '',
      callback: form.get('StatusCallback') ?? '',
    };
    received.push(sms);
    if (callbackBase)
      for (const MessageStatus of ['sent', 'delivered', 'sent'])
        void report(sms.callback, { MessageSid: sms.sid, MessageStatus }).catch(() => undefined);
    await wait(delayMs());
    return json(reply, 201, { sid: sms.sid, status: 'queued' });
  });
  return { ...served, received, report };
}

interface ReceivedWhatsApp {
  readonly id: string;
  readonly to: string;
  readonly key: string;
  readonly template: string;
  readonly language: string;
  readonly words: readonly string[];
}

interface CloudMessage {
  readonly to: string;
  readonly biz_opaque_callback_data: string;
  readonly template: {
    readonly name: string;
    readonly language: { readonly code: string };
    readonly components: readonly {
      readonly type: string;
      readonly parameters: readonly { readonly text: string }[];
    }[];
  };
}

interface WhatsAppAccount {
  readonly phone: string;
  readonly token: string;
  readonly appSecret: string;
  readonly callback: () => string | undefined; // where reports go
}

// WhatsApp Business Cloud API, with reports signed as theirs.
export async function openWhatsAppServer(
  account: WhatsAppAccount,
  { delayMs = () => 0, status = () => 200 }: Slow = {},
) {
  const received: ReceivedWhatsApp[] = [];
  const report = (value: object, secret = account.appSecret) => {
    const metadata = { phone_number_id: account.phone };
    const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }];
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    return fetch(account.callback()!, { method: 'POST', headers, body });
  };
  const served = await serve(async ({ url, headers }, body, reply) => {
    if (url !== `/${account.phone}/messages`) return json(reply, 404, { error: { code: 100 } });
    if (headers.authorization !== `Bearer ${account.token}`) return json(reply, 401, { error: { code: 190 } });
    const given = status();
    if (given >= 300) return json(reply, given, { error: { code: 131_026 } });
    const message = JSON.parse(body.toString()) as CloudMessage;
    const { name, language, components } = message.template;
    const id = `wamid.${randomUUID()}`;
    const key = message.biz_opaque_callback_data;
    const words = components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
    received.push({ id, to: message.to, key, template: name, language: language.code, words });
    if (account.callback())
      for (const each of ['sent', 'delivered', 'sent'])
        void report({ statuses: [{ id, status: each, biz_opaque_callback_data: key }] }).catch(() => undefined);
    await wait(delayMs());
    return json(reply, 200, { messaging_product: 'whatsapp', messages: [{ id }] });
  });
  return { ...served, received, report };
}
