import { s3ObjectStore, type ObjectStore } from '@visawright/server/tools.ts';
import { openTamperingProxy, type TestBucket, type Tamper } from '@visawright/server/testing.ts';
import type { Attempt } from './attempt.types.ts';

// The object store must refuse requests without its secret and requests that were changed after signing.
export async function storeAttempts({ config, store }: TestBucket, objectKey: string): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const object = `${config.S3_ENDPOINT}/${config.S3_BUCKET}/${objectKey}`;
  const bucket = `${config.S3_ENDPOINT}/${config.S3_BUCKET}`;
  const anonymous: [string, string, string][] = [
    ['GET', object, 'reads'],
    ['HEAD', object, 'asks for'],
    ['PUT', object, 'writes'],
    ['DELETE', object, 'deletes'],
    ['GET', `${bucket}?list-type=2`, 'lists'],
    ['GET', `${config.S3_ENDPOINT}/`, 'lists buckets'],
    ['GET', `${object}?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=00`, 'reads with a made-up link'],
  ];
  for (const [method, url, what] of anonymous) {
    const { status } = await fetch(url, { method, ...(method === 'PUT' ? { body: 'x' } : {}) });
    attempts.push({ what: `anonymous ${what}`, isRefused: status >= 400, answer: status });
  }
  const before = await store.get(objectKey);
  const stranger = s3ObjectStore({ ...config, S3_SECRET_KEY: `${config.S3_SECRET_KEY}x` });
  const unknown = s3ObjectStore({ ...config, S3_ACCESS_KEY: 'unknown' });
  for (const [who, as] of [
    ['a wrong secret', stranger],
    ['an unknown name', unknown],
  ] as const) {
    attempts.push(await refused(`${who} reads`, as.get(objectKey)));
    attempts.push(await refused(`${who} writes`, as.put(objectKey, Buffer.from('x'))));
    attempts.push(await refused(`${who} removes`, as.remove([objectKey])));
    as.close();
  }
  const tampered: [string, Tamper, (through: ObjectStore) => Promise<unknown>][] = [
    ['another object than signed', { path: (path) => path.replace(/.$/, 'x') }, (through) => through.get(objectKey)],
    [
      'another bucket than signed',
      { path: (path) => `/visawright${path.slice(path.indexOf('/', 1))}` },
      (through) => through.get(objectKey),
    ],
    [
      'another body than signed',
      { body: (body) => Buffer.concat([body.subarray(1), Buffer.of(1)]) },
      (through) => through.put(objectKey, Buffer.alloc(5_000, 7)),
    ],
    ['a delete made of a read', { method: 'DELETE' }, (through) => through.get(objectKey)],
  ];
  const honest = await openTamperingProxy(config.S3_ENDPOINT);
  const control = s3ObjectStore({ ...config, S3_ENDPOINT: honest.url });
  await control.put(objectKey, before); // control: an unchanged request must be accepted
  await control.get(objectKey);
  control.close();
  honest.close();
  for (const [what, tamper, ask] of tampered) {
    const proxy = await openTamperingProxy(config.S3_ENDPOINT, tamper);
    const through = s3ObjectStore({ ...config, S3_ENDPOINT: proxy.url });
    attempts.push(await refused(what, ask(through)));
    through.close();
    proxy.close();
  }
  if (!(await store.get(objectKey)).equals(before)) throw new Error('the object was changed');
  return attempts;
}

const refused = async (what: string, work: Promise<unknown>): Promise<Attempt> =>
  work.then(
    () => ({ what, isRefused: false, answer: 200 }),
    () => ({ what, isRefused: true, answer: 403 }),
  );
