import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { StoredFile } from './visit.types.ts';

const mostBytes = 12 * 1024 * 1024;

export interface PostedBody {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, StoredFile>;
}

// A form as the browser posts it; files are measured and dropped.
export async function readBody(request: IncomingMessage): Promise<PostedBody | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  const headers = { 'content-type': request.headers['content-type'] ?? 'application/x-www-form-urlencoded' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const texts = new Map<string, string[]>();
  const files = new Map<string, StoredFile>();
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      texts.set(name, [...(texts.get(name) ?? []), value]);
    } else if (value.size > 0) {
      const bytes = Buffer.from(await value.arrayBuffer());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      files.set(name, { name: value.name, mediaType: value.type, bytes: bytes.length, sha256 });
    }
  }
  return { texts, files };
}
