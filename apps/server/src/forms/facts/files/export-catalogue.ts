import { catalogueFormat } from '@visawright/forms/knowledge/catalogue-file.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { contentHash } from '../../../platform/http/content-hash.ts';
import { todayInRealm } from '../../catalogue/verifications.queries.ts';
import { catalogueContent } from './catalogue-content.ts';

export const exportCatalogue: Handler<'exportCatalogue'> = async ({ db }) => {
  const content = await catalogueContent(db);
  const file = { format: catalogueFormat, exportedAt: new Date().toISOString(), sha256: contentHash(content), content };
  const body = Buffer.from(`${JSON.stringify(file, null, 1)}\n`);
  const fileName = `catalogue-${await todayInRealm(db)}.json`;
  return { mediaType: 'application/json', body, length: body.length, fileName };
};
