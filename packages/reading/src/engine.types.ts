import type { Category } from '@visawright/forms/documents/categories.ts';
import type { Correction } from './classify/corrections.ts';

// accept: check digits or two independent readings agree. confirm: shown to the user with its crop. retake: the
// picture is the problem.
export type Outcome = 'accept' | 'confirm' | 'retake';
export type Cause = 'blur' | 'glare' | 'cut edge' | 'too small' | 'no MRZ' | 'unreadable';

export type Point = readonly [x: number, y: number];
// 0..1 of the upright original page: the picture as given with its EXIF turn applied, nothing else.
export type Polygon = readonly Point[];

export interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly polygon: Polygon;
}

// A straight line that is drawn on a page, level or upright.
export interface Rule {
  readonly from: Point;
  readonly to: Point;
}

export interface PageInput {
  readonly pageNo: number; // from 1
  readonly bytes: Uint8Array; // JPEG, PNG or WebP; a PDF's page is rendered before
  readonly words?: readonly Word[]; // its text layer, if it has one: then OCR is not used
  readonly rules?: readonly Rule[]; // of its vector graphics; a picture's are found in its pixels
}

export interface ReadValue {
  readonly value: string; // normalised: dates ISO, countries ISO 3166 alpha-3, sex M, F or X
  readonly raw: string; // as printed
  readonly outcome: Outcome;
  readonly confidence: number; // 0..1
  readonly page: number;
  readonly polygon: Polygon;
}

export interface ReadDocument {
  readonly category: Category['category'];
  readonly categoryOutcome: 'accept' | 'confirm';
  readonly kind: string;
  readonly pages: readonly number[];
  readonly mrz?: readonly [line1: string, line2: string];
  readonly values: Readonly<Record<string, ReadValue>>;
  readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, ReadValue>>[]>>; // transactions, legs, days, members
  readonly people?: readonly DocumentPerson[]; // the people of the document, the owner first
  readonly embedding?: Float32Array; // embedding of its text, if the sentence model was used
}

// A person named in a document: enough to distinguish the travellers of one application.
export interface DocumentPerson {
  readonly name: string;
  readonly dateOfBirth?: string;
  readonly passportNumber?: string;
}

export interface ReadPage {
  readonly page: number;
  readonly width: number; // upright pixels
  readonly height: number;
  readonly turn: 0 | 90 | 180 | 270; // clockwise degrees that make its text upright
  readonly retake: readonly Cause[];
  readonly words: readonly Word[];
}

export interface DocumentReading {
  readonly engine: { readonly name: string; readonly version: string };
  readonly documents: readonly ReadDocument[];
  readonly retake: readonly Cause[];
  readonly pages: readonly ReadPage[];
}

export interface ReadJob {
  readonly pages: readonly PageInput[];
  readonly learnt?: readonly Correction[]; // users' corrections of earlier documents, newest first
}

export type ReadDocumentPages = (job: ReadJob) => Promise<DocumentReading>;

// `openReaders({ size })` of open-readers.ts: one forked process per reader, one job at a time in each, other jobs
// wait in order.
export interface Readers {
  read(job: ReadJob, options?: ReadOptions): Promise<DocumentReading>;
  close(): Promise<void>;
}

export interface ReadOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly onWork?: (work: ReaderWork) => void; // once, before a successful answer
}

// When a reader process worked on a job, by its own clock in ms since 1970.
export interface ReaderWork {
  readonly startedMs: number;
  readonly endedMs: number;
  readonly isNewProcess: boolean; // its first job
}
