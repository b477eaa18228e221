import type { DocumentReading, PageInput, ReadDocument } from '@visawright/reading/engine.types.ts';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { askVision, type VisionAddress, type VisionOptions } from '../adapters/vision-engine.ts';
import { neutralError } from '../jobs/neutral-error.ts';
import { shownPicture } from '../pages/shown-picture.ts';
import { hiddenPlaces } from './hidden-places.ts';
import { asGivenItself } from './given-page.ts';
import { askedFields, withVision } from './vision-values.ts';

// The engine outside, where a realm has switched it on and the applicant has agreed: what it says is laid beside what was read here.
export interface ReadElsewhere {
  (
    db: Db,
    applicantUid: string,
    result: DocumentReading,
    pages: readonly PageInput[],
    signal: AbortSignal,
  ): Promise<DocumentReading>;
}

interface Parts {
  readonly keys: KeyStore;
  readonly log: Logger;
  readonly addressOf?: (db: Db, keys: KeyStore, applicantUid: string) => Promise<VisionAddress | undefined>;
  readonly options?: Omit<VisionOptions, 'signal'>;
}

const mostPages = 8; // of a paper
const longestEdge = 1_600;
const failuresAllowed = 3;
const pauseMs = 5 * 60_000;

export function readElsewhere({ keys, log, addressOf = visionAddress, options = {} }: Parts): ReadElsewhere {
  const failing = new Map<string, { count: number; until: number }>(); // by realm: who fails again and again is left alone for a while
  return async (db, applicantUid, result, pages, signal) => {
    const address = await addressOf(db, keys, applicantUid);
    if (!address) return result;
    const documents: ReadDocument[] = [];
    for (const paper of result.documents) {
      const state = failing.get(db.realmId);
      const isPaused = state !== undefined && state.count >= failuresAllowed && state.until > Date.now();
      const fields = paper.category === 'Passport' || paper.category === 'Photo' || isPaused ? [] : askedFields(paper);
      if (fields.length === 0) {
        documents.push(paper);
        continue;
      }
      try {
        const pictures = await picturesOf(paper, result, pages);
        const said = await askVision(address, { kind: paper.kind, fields, pages: pictures }, { ...options, signal });
        documents.push(withVision(paper, said, result.pages));
        failing.delete(db.realmId);
      } catch (error) {
        if (signal.aborted) throw error;
        failing.set(db.realmId, { count: (state?.count ?? 0) + 1, until: Date.now() + pauseMs });
        log.warn(
          { cause: neutralError(error).message },
          'the reading engine outside did not answer; the local reading stands',
        );
        documents.push(paper);
      }
    }
    return { ...result, documents };
  };
}

async function picturesOf(
  paper: ReadDocument,
  result: DocumentReading,
  pages: readonly PageInput[],
): Promise<Buffer[]> {
  const hidden = hiddenPlaces(result, pages.map(asGivenItself));
  const own = pages.filter(({ pageNo }) => paper.pages.includes(pageNo)).slice(0, mostPages);
  return Promise.all(
    own.map(async ({ pageNo, bytes }) => {
      const places = hidden
        .filter(({ pageUid }) => pageUid === String(pageNo))
        .map(({ polygon }) => polygon.map(([x, y]): [number, number] => [x, y]));
      const shown = await shownPicture(Buffer.from(bytes), [], places);
      const size = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const;
      return sharp(shown).resize(size).jpeg({ quality: 85 }).toBuffer();
    }),
  );
}

const use = 'vision-endpoint';
export const sealApiKey = (keys: KeyStore, realmId: string, apiKey: string): Buffer => keys.seal(use, realmId, apiKey);

// Only where it is on, and only for those who have agreed to it themselves.
export async function visionAddress(db: Db, keys: KeyStore, applicantUid: string): Promise<VisionAddress | undefined> {
  const row = await db.find<{ url: string; model: string; api_key: Buffer }>(sql`
    select v.url, v.model, v.api_key from vision_endpoint v
    where v.realm_id = ${db.realmId} and v.is_on and exists (select from consent c
      where c.realm_id = v.realm_id and c.applicant_uid = ${applicantUid} and c.purpose = 'readElsewhere'
        and c.withdrawn_at is null)`);
  return row && { url: row.url, model: row.model, apiKey: keys.open(use, db.realmId, row.api_key) };
}
