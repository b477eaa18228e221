import { randomUUID } from 'node:crypto';

const eol = '\r\n';

// Written by hand, because a browser or fetch would clean a hostile file name.
export function multipart(fields: Readonly<Record<string, string>>, file: { name: string; bytes: Buffer }) {
  const boundary = `----${randomUUID()}`;
  const parts = Object.entries(fields).map(([name, value]) =>
    [`--${boundary}`, `Content-Disposition: form-data; name="${name}"`, '', value, ''].join(eol),
  );
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="files"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'Content-Type: application/octet-stream',
    '',
    '',
  ].join(eol);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from(`${eol}--${boundary}--${eol}`)]),
  };
}
