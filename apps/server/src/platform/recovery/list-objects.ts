import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../storage/object-store.ts';

export interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: string;
  readonly etag: string;
}

// Everything in the bucket, for backups.
export async function* listObjects(config: ObjectStoreConfig): AsyncGenerator<ListedObject> {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
  });
  try {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: config.S3_BUCKET, ...(ContinuationToken ? { ContinuationToken } : {}) }),
      );
      for (const { Key = '', Size = 0, LastModified, ETag = '' } of page.Contents ?? [])
        yield { key: Key, size: Size, modifiedAt: (LastModified ?? new Date(0)).toISOString(), etag: ETag };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  } finally {
    client.destroy();
  }
}
