import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { s3ObjectStore, type ObjectStore, type ObjectStoreConfig } from '../platform/storage/object-store.ts';

export interface TestBucket {
  readonly config: ObjectStoreConfig;
  readonly store: ObjectStore; // direct access, bypassing encryption
  readonly keys: () => Promise<string[]>;
  drop(): Promise<void>;
}

// A separate bucket in the real object store.
export async function createTestBucket(): Promise<TestBucket> {
  const given = process.env as unknown as ObjectStoreConfig;
  const config = { ...given, S3_BUCKET: `t-${randomBytes(6).toString('hex')}` };
  const owner = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
  });
  await owner.send(new CreateBucketCommand({ Bucket: config.S3_BUCKET }));
  const store = s3ObjectStore(config);
  const keys = async () => (await Array.fromAsync(store.olderThan('', new Date(Date.now() + 60_000)))).flat();
  return {
    config,
    store,
    keys,
    async drop() {
      await store.remove(await keys());
      await owner.send(new DeleteBucketCommand({ Bucket: config.S3_BUCKET }));
      store.close();
      owner.destroy();
    },
  };
}
