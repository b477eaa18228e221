import { createHash } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import { suspectPart } from '../errors/suspect-part.ts';
import { withSpan } from '../tracing/span.ts';
import { ObjectMissing, StoreUnavailable } from './object-store.errors.ts';

// Stores sealed bytes; it never sees plain ones.
export interface ObjectStore {
  put(key: string, sealed: Buffer): Promise<void>; // resolves once stored, with its SHA-256 verified by the store
  get(key: string, range?: { readonly start: number; readonly end: number }): Promise<Buffer>; // start inclusive, end exclusive
  size(key: string): Promise<number>;
  remove(keys: readonly string[]): Promise<void>; // missing keys count as removed
  removeVersions(prefix: string): Promise<number>; // every version of every object with this prefix; returns how many
  olderThan(prefix: string, before: Date): AsyncIterable<string[]>;
  ready(): Promise<boolean>;
  close(): void;
}

export interface ObjectStoreConfig {
  readonly S3_ENDPOINT: string;
  readonly S3_ACCESS_KEY: string;
  readonly S3_SECRET_KEY: string;
  readonly S3_BUCKET: string;
}

const most = 1_000; // keys the store accepts per call
const usualDeadline = 20_000; // ms, including all attempts and the last byte

export function s3ObjectStore(config: ObjectStoreConfig, log?: Logger, deadline = usualDeadline): ObjectStore {
  const Bucket = config.S3_BUCKET;
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    maxAttempts: 4, // with exponential back-off and jitter
    retryMode: 'standard',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    requestChecksumCalculation: 'WHEN_REQUIRED', // we send our own
    responseChecksumValidation: 'WHEN_REQUIRED', // every frame is authenticated when opened
  });
  const answered = async <T>(ask: (time: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    try {
      return await ask({ abortSignal: AbortSignal.timeout(deadline) });
    } catch (error) {
      const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
      if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') throw new ObjectMissing();
      log?.warn({ cause: name, status: $metadata?.httpStatusCode }, 'the object store did not do it');
      suspectPart('object-store');
      throw error instanceof StoreUnavailable ? error : new StoreUnavailable(name);
    }
  };
  // Named by what is asked, never by the object.
  const asked = <T>(operation: string, ask: (time: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    const facts = { 'peer.service': 'object-store', 'visawright.operation': operation };
    return withSpan(`object store ${operation}`, 'client', facts, () => answered(ask));
  };
  return {
    put: (key, sealed) =>
      asked('PutObject', async (time) => {
        const ChecksumSHA256 = createHash('sha256').update(sealed).digest('base64');
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body: sealed, ChecksumSHA256 }), time);
      }),
    get: (key, range) =>
      asked('GetObject', async (time) => {
        const Range = range && `bytes=${range.start}-${range.end - 1}`;
        const command = new GetObjectCommand({ Bucket, Key: key, ...(Range ? { Range } : {}) });
        const { Body } = await client.send(command, time);
        return buffer(addAbortSignal(time.abortSignal, Body as Readable)); // the body can stall half-way too
      }),
    size: (key) =>
      asked(
        'HeadObject',
        async (time) => (await client.send(new HeadObjectCommand({ Bucket, Key: key }), time)).ContentLength ?? 0,
      ),
    remove: (keys) =>
      asked('DeleteObjects', async (time) => {
        for (let from = 0; from < keys.length; from += most) {
          const Objects = keys.slice(from, from + most).map((Key) => ({ Key }));
          const { Errors = [] } = await client.send(
            new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
            time,
          );
          if (Errors.some(({ Code }) => Code !== 'NoSuchKey')) throw new StoreUnavailable('DeleteErrors');
        }
      }),
    async removeVersions(prefix) {
      for (let removed = 0; ;) {
        const page = await asked('ListObjectVersions', (time) =>
          client.send(new ListObjectVersionsCommand({ Bucket, Prefix: prefix, MaxKeys: most }), time),
        );
        const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(({ Key, VersionId }) => ({
          Key,
          VersionId,
        }));
        if (Objects.length === 0) return removed;
        const { Errors = [] } = await asked('DeleteObjects', (time) =>
          client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }), time),
        );
        if (Errors.some(({ Code }) => Code !== 'NoSuchKey' && Code !== 'NoSuchVersion'))
          throw new StoreUnavailable('DeleteErrors');
        removed += Objects.length;
      }
    },
    async *olderThan(prefix, before) {
      let ContinuationToken: string | undefined;
      do {
        const page = await asked('ListObjects', (time) =>
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: prefix,
              ...(ContinuationToken ? { ContinuationToken } : {}),
            }),
            time,
          ),
        );
        const old = (page.Contents ?? []).filter(({ LastModified }) => LastModified && LastModified < before);
        yield old.flatMap(({ Key }) => Key ?? []);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    ready: () =>
      client.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(3_000) }).then(
        () => true,
        () => false,
      ),
    close: () => client.destroy(),
  };
}
