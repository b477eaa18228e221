import type { Word } from '../engine.types.ts';
import type { Raster } from '../image/raster.ts';
import type { Gray } from '../text/tesseract.ts';
import { grayOf } from './gray.ts';
import type { About, OpenEngines, PageReading } from './page-reading.types.ts';
import { paperPage } from './paper-page.ts';
import { looksLikePassport } from './passport-signs.ts';
import { lookAgain, readScan, type Scan } from './read-scan.ts';
import { sheetsOf, type Sheet } from './sheet.ts';
import { turnOf } from './turn-of.ts';
import { wayUp } from './way-up.ts';

const least = { words: 8, sure: 0.75 };
const upright = { words: 20, sure: 0.85 }; // nothing upside down is read so well
const level = 0.2; // radians

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

function isLegible(words: readonly Word[], than: { readonly words: number; readonly sure: number }): boolean {
  const said = words.filter((word) => /[\p{L}\d]{2}/u.test(word.text));
  return said.length >= than.words && median(said.map((word) => word.confidence)) >= than.sure;
}

interface Turned {
  readonly angle: number;
  readonly scan: Scan;
}

// Most scans are upright: which way up they stand is asked only where reading them so gives little.
async function scanned(open: OpenEngines, raster: Raster, gray: Gray, sheets: readonly Sheet[]): Promise<Turned> {
  const [first] = sheets;
  const { angle, tall } = first!;
  const asGiven = Math.abs(angle) < level ? { angle, scan: await readScan(gray, angle, tall) } : undefined;
  if (asGiven && isLegible(asGiven.scan.seen, upright)) return asGiven;
  const way = await wayUp(await open(), raster, sheets);
  if (asGiven && way.angle === angle) return asGiven;
  return { angle: way.angle, scan: await readScan(gray, way.angle, way.sheet.tall) };
}

// A flat scan costs Tesseract alone. What it cannot read well, and what may be a passport, goes the other way.
export async function readSheet(open: OpenEngines, about: About, raster: Raster): Promise<PageReading | undefined> {
  const gray = await grayOf(raster);
  const sheets = sheetsOf(gray);
  if (sheets.length === 0) return undefined;
  const { angle, scan } = await scanned(open, raster, gray, sheets);
  const words = await lookAgain(open, raster, scan);
  if (!isLegible(words, least)) return undefined;
  const reading = paperPage(about, { route: 'scan', turn: turnOf(angle), words });
  return looksLikePassport(reading.paper!.lines.map((line) => line.text)) ? undefined : reading;
}
