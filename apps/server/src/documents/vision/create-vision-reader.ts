import type { DocumentReading, PageInput, ReadDocument } from '@visawright/reading/engine.types.ts';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { sql, type Db } from '../../platform/db/db.ts';
import { openApiKey } from '../../identity/settings/vision-api-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { askVision, type VisionConnection, type VisionOptions } from './ask-vision.ts';
import { neutralError } from '../../platform/jobs/neutral-error.ts';
import { renderShownPicture } from '../pages/render-shown-picture.ts';
import { findHiddenRegions } from '../masking/find-hidden-regions.ts';
import { asUnchangedPage } from '../readings/engine-page.ts';
import { listVisionFields, mergeVisionValues } from './merge-vision-values.ts';

// Reads with an outside endpoint if the realm has switched it on and the applicant has agreed, and merges the result
// with the local reading.
export interface VisionReader {
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
  readonly addressOf?: (db: Db, keys: KeyStore, applicantUid: string) => Promise<VisionConnection | undefined>;
  readonly options?: Omit<VisionOptions, 'signal'>;
}

const mostPages = 8; // per document
const longestEdge = 1_600;
const failuresAllowed = 3;
const pauseMs = 5 * 60_000;

export function createVisionReader({ keys, log, addressOf = findVisionConnection, options = {} }: Parts): VisionReader {
  const failing = new Map<string, { count: number; until: number }>(); // by realm: pauses after repeated failures
  return async (db, applicantUid, result, pages, signal) => {
    const address = await addressOf(db, keys, applicantUid);
    if (!address) return result;
    const documents: ReadDocument[] = [];
    for (const document of result.documents) {
      const state = failing.get(db.realmId);
      const isPaused = state !== undefined && state.count >= failuresAllowed && state.until > Date.now();
      const fields =
        document.category === 'Passport' || document.category === 'Photo' || isPaused ? [] : listVisionFields(document);
      if (fields.length === 0) {
        documents.push(document);
        continue;
      }
      try {
        const pictures = await picturesOf(document, result, pages);
        const output = await askVision(
          address,
          { kind: document.kind, fields, pages: pictures },
          { ...options, signal },
        );
        documents.push(mergeVisionValues(document, output, result.pages));
        failing.delete(db.realmId);
      } catch (error) {
        if (signal.aborted) throw error;
        failing.set(db.realmId, { count: (state?.count ?? 0) + 1, until: Date.now() + pauseMs });
        log.warn({ cause: neutralError(error).message }, 'vision endpoint failed; using the local reading');
        documents.push(document);
      }
    }
    return { ...result, documents };
  };
}

async function picturesOf(
  document: ReadDocument,
  result: DocumentReading,
  pages: readonly PageInput[],
): Promise<Buffer[]> {
  const hidden = findHiddenRegions(result, pages.map(asUnchangedPage));
  const own = pages.filter(({ pageNo }) => document.pages.includes(pageNo)).slice(0, mostPages);
  return Promise.all(
    own.map(async ({ pageNo, bytes }) => {
      const places = hidden
        .filter(({ pageUid }) => pageUid === String(pageNo))
        .map(({ polygon }) => polygon.map(([x, y]): [number, number] => [x, y]));
      const shown = await renderShownPicture(Buffer.from(bytes), [], places);
      const size = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const;
      return sharp(shown).resize(size).jpeg({ quality: 85 }).toBuffer();
    }),
  );
}

// Only if switched on, and only for applicants who agreed themselves.
export async function findVisionConnection(
  db: Db,
  keys: KeyStore,
  applicantUid: string,
): Promise<VisionConnection | undefined> {
  const row = await db.find<{ url: string; model: string; api_key: Buffer }>(sql`
    select v.url, v.model, v.api_key from vision_endpoint v
    where v.realm_id = ${db.realmId} and v.is_on and exists (select from consent c
      where c.realm_id = v.realm_id and c.applicant_uid = ${applicantUid} and c.purpose = 'readElsewhere'
        and c.withdrawn_at is null)`);
  return row && { url: row.url, model: row.model, apiKey: openApiKey(keys, db.realmId, row.api_key) };
}
