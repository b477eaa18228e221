import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { s3ObjectStore, type ObjectStore, type ObjectStoreConfig } from '../platform/storage/object-store.ts';

export interface TestBucket {
  readonly config: ObjectStoreConfig;
  readonly store: ObjectStore; // direct access, bypassing encryption
  readonly keys: () => Promise<string[]>;
  readonly versions: () => Promise<{ readonly key: string; readonly bytes: Buffer }[]>; // every version of every object
  drop(): Promise<void>;
}

// A separate bucket in the real object store.
export async function createTestBucket({ isVersioned = false } = {}): Promise<TestBucket> {
  const given = process.env as unknown as ObjectStoreConfig;
  const config = { ...given, S3_BUCKET: `t-${randomBytes(6).toString('hex')}` };
  const owner = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
  });
  await owner.send(new CreateBucketCommand({ Bucket: config.S3_BUCKET }));
  const Bucket = config.S3_BUCKET;
  if (isVersioned)
    await owner.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }));
  const store = s3ObjectStore(config);
  const keys = async () => (await Array.fromAsync(store.olderThan('', new Date(Date.now() + 60_000)))).flat();
  return {
    config,
    store,
    keys,
    async versions() {
      const found: { key: string; bytes: Buffer }[] = [];
      for (let KeyMarker: string | undefined, VersionIdMarker: string | undefined; ;) {
        const page = await owner.send(new ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker }));
        for (const { Key, VersionId } of page.Versions ?? []) {
          const { Body } = await owner.send(new GetObjectCommand({ Bucket, Key, VersionId }));
          found.push({ key: Key!, bytes: Buffer.from(await Body!.transformToByteArray()) });
        }
        if (!page.IsTruncated) return found;
        [KeyMarker, VersionIdMarker] = [page.NextKeyMarker, page.NextVersionIdMarker];
      }
    },
    async drop() {
      await store.removeVersions('');
      await owner.send(new DeleteBucketCommand({ Bucket: config.S3_BUCKET }));
      store.close();
      owner.destroy();
    },
  };
}
