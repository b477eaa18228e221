import type { Word } from '../engine.types.ts';
import type { ReadingParts } from '../documents/reading-parts.ts';
import type { Raster } from '../image/raster.ts';
import type { Gray } from '../text/read-with-tesseract.ts';
import { grayOf } from './gray.ts';
import type { About, OpenEngines, PageReading } from './page-reading.types.ts';
import { documentPage } from './document-page.ts';
import { looksLikePassport } from './passport-signs.ts';
import { lookAgain, readScan, scanRules, type Scan } from './read-scan.ts';
import { pageRowsOf, type PageRows } from './page-rows.ts';
import { readAgain } from '../text/read-again.ts';
import { turnOf } from './turn-of.ts';
import { uprightTurn } from './upright-turn.ts';
import { withoutRuleMarks } from './without-rule-marks.ts';

const least = { words: 8, sure: 0.75 };
const upright = { words: 20, sure: 0.85 }; // upside-down text is never read this well
const level = 0.2; // radians

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

function isLegible(words: readonly Word[], than: { readonly words: number; readonly sure: number }): boolean {
  const stated = words.filter((word) => /[\p{L}\d]{2}/u.test(word.text));
  return stated.length >= than.words && median(stated.map((word) => word.confidence)) >= than.sure;
}

interface Turned {
  readonly angle: number;
  readonly scan: Scan;
}

// Most scans are upright: the orientation is determined only if reading them as given yields little.
async function scanned(open: OpenEngines, raster: Raster, gray: Gray, sheets: readonly PageRows[]): Promise<Turned> {
  const [first] = sheets;
  const { angle, tall } = first!;
  const asGiven = Math.abs(angle) < level ? { angle, scan: await readScan(gray, angle, tall) } : undefined;
  if (asGiven && isLegible(asGiven.scan.seen, upright)) return asGiven;
  const turned = await uprightTurn(await open(), raster, sheets);
  if (asGiven && turned.angle === angle) return asGiven;
  return { angle: turned.angle, scan: await readScan(gray, turned.angle, turned.sheet.tall) };
}

// A flat scan is read by Tesseract alone. Pages that it cannot read well, and possible passports, take the photo route.
export async function readSheet(
  open: OpenEngines,
  about: About,
  raster: Raster,
  { secondReading }: ReadingParts,
): Promise<PageReading | undefined> {
  const gray = await grayOf(raster);
  const sheets = pageRowsOf(gray);
  if (sheets.length === 0) return undefined;
  const { angle, scan } = await scanned(open, raster, gray, sheets);
  const seen = await lookAgain(open, raster, scan);
  if (!isLegible(seen, least)) return undefined;
  const words = secondReading ? await readAgain(async () => (await open()).first, raster, seen) : seen;
  const rules = scanRules(raster, scan);
  const reading = documentPage(about, {
    route: 'scan',
    turn: turnOf(angle),
    words: withoutRuleMarks(words, rules),
    rules,
  });
  return looksLikePassport(reading.document!.lines.map((line) => line.text)) ? undefined : reading;
}
