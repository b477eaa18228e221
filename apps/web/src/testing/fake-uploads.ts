import { RefusedFile } from '@visawright/contract/documents/document.ts';
import type { ErrorCode } from '@visawright/contract/platform/errors.ts';
import { errors } from '@visawright/contract/platform/errors.ts';
import { uid } from './uid.ts';

interface StoredUpload {
  readonly name: string;
  readonly bytes: number;
  readonly applicantUid: string;
  received: number;
}

type Moment = 'begin' | 'part';
interface Rule {
  readonly name: string;
  readonly at: Moment;
  readonly act: () => Promise<'go on' | 'drop' | ErrorCode>;
}

// What the server says to the last part: the document, or why there is none.
type Result = { docId: string } | { refused: { code: ErrorCode; message: string; docId: string | null } };
const Refused = RefusedFile.omit({ fileName: true });

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const refusal = (code: ErrorCode): Answer => ({
  status: errors[code].status,
  body: JSON.stringify({ code, message: errors[code].text, requestId: 'req-test-2' }),
});
const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));

// A server for resumable uploads (tus 1.0) behind XMLHttpRequest, which the upload library uses.
export function startUploads() {
  const stored: StoredUpload[] = [];
  const rules: Rule[] = [];
  const results = new Map<string, Result>();
  const log: string[] = [];
  const take = (name: string, at: Moment) => {
    const index = rules.findIndex((rule) => rule.name === name && rule.at === at);
    return index < 0 ? undefined : rules.splice(index, 1)[0];
  };

  async function answer(method: string, url: string, headers: Headers, bytes: number): Promise<Answer | 'drop'> {
    if (method === 'POST') {
      const facts = Object.fromEntries(
        headers
          .get('upload-metadata')!
          .split(',')
          .map((pair) => {
            const [name = '', value = ''] = pair.split(' ');
            return [name, textOf(value)];
          }),
      );
      const name = facts.filename!;
      log.push(`begin ${name}`);
      const act = (await take(name, 'begin')?.act()) ?? 'go on';
      if (act === 'drop') return 'drop';
      if (act !== 'go on') return refusal(act);
      stored.push({
        name,
        bytes: Number(headers.get('upload-length')),
        applicantUid: facts.applicantUid!,
        received: 0,
      });
      return { status: 201, headers: { location: `${url}/${stored.length - 1}` } };
    }
    const one = stored[Number(url.split('/').at(-1))]!;
    if (method === 'DELETE') {
      log.push(`end ${one.name}`);
      return { status: 204 };
    }
    if (method === 'PATCH') {
      if (Number(headers.get('upload-offset')) !== one.received) return { status: 409 };
      const act = (await take(one.name, 'part')?.act()) ?? 'go on';
      if (act === 'drop') return 'drop';
      if (act !== 'go on') return refusal(act);
      one.received += bytes;
      log.push(`part ${one.name} ${one.received}`);
    }
    const isWhole = one.received === one.bytes;
    const result = results.get(one.name) ?? { docId: uid(800 + stored.indexOf(one)) };
    if ('refused' in result) Refused.parse(result.refused);
    return {
      status: method === 'HEAD' ? 200 : 204,
      headers: {
        'upload-offset': String(one.received),
        'upload-length': String(one.bytes),
        ...(isWhole ? { 'upload-result': btoa(JSON.stringify(result)) } : {}),
      },
    };
  }

  class FakeRequest {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
    onload?: () => void;
    onerror?: (cause: unknown) => void;
    #method = '';
    #url = '';
    #isAborted = false;
    #sent = new Headers();
    #received = new Headers();
    open(method: string, url: string) {
      [this.#method, this.#url] = [method, url];
    }
    setRequestHeader(name: string, value: string) {
      this.#sent.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.#received.get(name);
    }
    abort() {
      this.#isAborted = true;
    }
    send(body: Blob | null) {
      const bytes = body?.size ?? 0;
      setTimeout(() => {
        if (bytes > 0) this.upload.onprogress?.({ lengthComputable: true, loaded: Math.floor(bytes / 2) });
        void answer(this.#method, this.#url, this.#sent, bytes).then((reply) => {
          if (this.#isAborted) return;
          if (reply === 'drop') return this.onerror?.(new ProgressEvent('error'));
          this.status = reply.status;
          this.responseText = reply.body ?? '';
          this.#received = new Headers(reply.headers);
          this.onload?.();
        });
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;

  return {
    log: () => log,
    begun: () => log.filter((line) => line.startsWith('begin')).map((line) => line.slice(6)),
    // Rules apply once, to the next request of that kind.
    hold(name: string, at: Moment = 'part') {
      const { promise, resolve } = Promise.withResolvers<void>();
      rules.push({ name, at, act: () => promise.then(() => 'go on') });
      return resolve;
    },
    drop: (name: string, at: Moment = 'part') => void rules.push({ name, at, act: () => Promise.resolve('drop') }),
    refuse: (name: string, code: ErrorCode, at: Moment = 'begin') =>
      void rules.push({ name, at, act: () => Promise.resolve(code) }),
    answerWith: (name: string, result: Result) => void results.set(name, result),
  };
}
