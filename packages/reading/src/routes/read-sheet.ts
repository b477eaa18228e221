import type { Word } from '../engine.types.ts';
import type { Raster } from '../image/raster.ts';
import type { About, OpenEngines, PageReading } from './page-reading.types.ts';
import { paperPage } from './paper-page.ts';
import { looksLikePassport } from './passport-signs.ts';
import { readScan } from './read-scan.ts';
import { sheetsOf } from './sheet.ts';
import { turnOf } from './turn-of.ts';
import { wayUp } from './way-up.ts';

const fewest = 8;
const surest = 0.75;

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

function isLegible(words: readonly Word[]): boolean {
  const said = words.filter((word) => /[\p{L}\d]{2}/u.test(word.text));
  return said.length >= fewest && median(said.map((word) => word.confidence)) >= surest;
}

// A flat scan costs Tesseract alone. What it cannot read well, and what may be a passport, goes the other way.
export async function readSheet(open: OpenEngines, about: About, raster: Raster): Promise<PageReading | undefined> {
  const sheets = await sheetsOf(raster);
  if (sheets.length === 0) return undefined;
  const engines = await open();
  const { angle, sheet } = await wayUp(engines, raster, sheets);
  const words = await readScan(engines, raster, angle, sheet.tall).catch((): Word[] => []);
  if (!isLegible(words)) return undefined;
  const reading = paperPage(about, { route: 'scan', turn: turnOf(angle), words });
  return looksLikePassport(reading.paper!.lines.map((line) => line.text)) ? undefined : reading;
}
