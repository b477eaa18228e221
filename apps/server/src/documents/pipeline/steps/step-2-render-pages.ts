import { sql, type Db, type Tx } from '../../../platform/db/db.ts';
import type { RenderedPage } from '../../uploads/upload.types.ts';
import { countProcessingTime } from '../../uploads/uploads.queries.ts';
import { documentObjectKey } from '../../../platform/crypto/object-keys.ts';
import { PermanentError } from '../retry-transient.ts';
import { writeFenced, loadRunFacts, type ReadingRun, type RunFacts } from '../reading-run.ts';
import { publishDocumentStage } from '../../records/publish-document.ts';

const longBytes = 1_500_000; // larger files may occupy a slot for long
const storedAtOnce = 4;

// Objects are named by upload and page, so running the step twice writes the same objects.
export async function renderPages(at: ReadingRun): Promise<void> {
  const { db, docId } = at;
  const facts = await loadRunFacts(at);
  const pages = facts.page_count > 0 ? [] : await rendered(at, facts);
  await writeFenced(at, async (tx) => {
    if (pages.length > 0) await insertPages(tx, at, facts, pages);
    await tx.run(sql`
      update document d set state = 'rendered', version = version + 1, page_count = (
        select count(*) from document_page m where m.realm_id = d.realm_id and m.document_uid = d.document_uid)
      where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and d.state in ('uploaded', 'scanned')`);
    await publishDocumentStage(tx, docId, 'rendered');
  });
}

async function rendered({ db, docId, parts }: ReadingRun, facts: RunFacts): Promise<RenderedPage[]> {
  const { applicant_uid: applicantUid, source_key: source, media_type: mediaType } = facts;
  if (source === null || mediaType === null) throw new PermanentError('a document without pages or file');
  const bytes = await parts.sealedObjects.get(db, applicantUid, source);
  const length = bytes.length > longBytes ? 'long' : 'short';
  const pages = await parts.scheduler.run(db.realmId, length, () =>
    countProcessingTime(db, facts.upload_uid, () => parts.render(bytes, mediaType)),
  );
  const store = (key: string, plain: Buffer) => parts.sealedObjects.put(db, applicantUid, key, plain);
  for (let from = 0; from < pages.length; from += storedAtOnce) {
    await Promise.all(
      pages.slice(from, from + storedAtOnce).map(async (page) => {
        const keys = keysOf(db, facts, page);
        await store(keys.image, page.image);
        await store(keys.thumbnail, page.thumbnail);
        if (keys.screen !== null) await store(keys.screen, page.screen!);
        if (keys.text !== null)
          await store(keys.text, Buffer.from(JSON.stringify({ words: page.words, rules: page.rules ?? [] })));
      }),
    );
    if (pages.length > storedAtOnce)
      await publishDocumentStage(db, docId, 'rendered', {
        page: Math.min(from + storedAtOnce, pages.length),
        pages: pages.length,
      });
  }
  return pages;
}

function keysOf(db: Db, facts: RunFacts, { n, words, screen }: RenderedPage) {
  const named = (kind: string) => documentObjectKey(db, facts.applicant_uid, 'page', facts.upload_uid!, `${n}-${kind}`);
  return {
    image: named('picture'),
    thumbnail: named('thumbnail'),
    screen: screen ? named('screen') : null,
    text: words ? named('text') : null,
  };
}

async function insertPages(
  tx: Tx,
  { docId, parts }: ReadingRun,
  facts: RunFacts,
  pages: readonly RenderedPage[],
): Promise<void> {
  for (const page of pages) {
    const keys = keysOf(tx, facts, page);
    await tx.run(sql`
      insert into page (realm_id, upload_uid, applicant_uid, n, width, height, route, pixel_mac, object_key, thumbnail_key, text_key)
      values (${tx.realmId}, ${facts.upload_uid}, ${facts.applicant_uid}, ${page.n}, ${page.width}, ${page.height}, ${page.route},
        ${parts.sealedObjects.contentMac(tx, facts.applicant_uid, page.pixelSha256)}, ${keys.image}, ${keys.thumbnail}, ${keys.text})
      on conflict (realm_id, upload_uid, n) do nothing`);
    if (keys.screen !== null)
      await tx.run(sql`
        insert into screen_picture (realm_id, page_uid, object_key)
        select realm_id, page_uid, ${keys.screen} from page
        where realm_id = ${tx.realmId} and upload_uid = ${facts.upload_uid} and n = ${page.n} on conflict do nothing`);
  }
  await tx.run(sql`
    insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid)
    select realm_id, ${docId}, n, page_uid, applicant_uid from page
    where realm_id = ${tx.realmId} and upload_uid = ${facts.upload_uid} on conflict do nothing`);
}
