import { sql } from '@visawright/server/tools.ts';
import { billingKey } from '@visawright/server/product.ts';
import sharp from 'sharp';
import type { Stage } from './stage.ts';

// The rows of the access proof name objects; here they exist.
export async function storeObjects({ owner, server }: Pick<Stage, 'owner' | 'server'>): Promise<void> {
  const picture = await sharp({ create: { width: 1_000, height: 1_300, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const objects = await owner.many<{ applicant: string; key: string }>(sql`
    select applicant_uid as applicant, object_key as key from upload
    union all select applicant_uid, object_key from page
    union all select applicant_uid, thumbnail_key from page
    union all select applicant_uid, object_key from package where object_key is not null`);
  await owner.run(sql`update upload set byte_size = ${picture.length}`);
  await owner.run(sql`update package set byte_size = ${picture.length} where object_key is not null`);
  for (const { applicant, key } of objects) await server.parts.sealedObjects.put(owner, applicant, key, picture);
  const printed = await owner.many<{ billing_uid: string; object_key: string; wrapped_key: Buffer }>(sql`
    update billing_document set object_key = realm_id::text || '/billing/' || billing_uid::text, printed_at = now()
    where realm_id = ${owner.realmId} returning billing_uid, object_key, wrapped_key`);
  for (const row of printed)
    await server.parts.sealedObjects.putUnder(
      owner,
      await billingKey(owner, server.parts.keys, row),
      row.object_key,
      picture,
    );
}
