import type { Cause, PageInput, ReadPage, ReadValue } from './engine.types.ts';
import { classify, type Classified } from './classify/classify.ts';
import { decode } from './image/decode.ts';
import { centreOf, heightOf, type Line } from './image/line.ts';
import { causesOf } from './image/quality.ts';
import type { Raster } from './image/raster.ts';
import { fullDate } from './mrz/fields.ts';
import { candidates } from './mrz/find.ts';
import { readMrz, type Mrz } from './mrz/read-mrz.ts';
import { detect } from './ocr/detect.ts';
import { isWholeAccepted, blamed } from './outcome.ts';
import { backLabelsOf, readBack } from './passport/back.ts';
import { readFront } from './passport/front.ts';
import { linesAbove } from './passport/front-words.ts';
import { frontLabels } from './passport/label-words.ts';
import { findLabels } from './passport/labels.ts';
import { readingAngle, upright, wordsOf } from './passport/page-words.ts';
import type { Engines } from './passport/readers.ts';
import { polygonAround, type Page } from './passport/value.ts';
import type { PrintedWord } from './passport/word.ts';
import { readFlat } from './text/tesseract.ts';

export interface PageReading {
  readonly page: ReadPage;
  readonly front?: {
    lines: readonly [string, string];
    kind: string;
    values: Record<string, ReadValue>;
    isSure: boolean;
  };
  readonly back?: { values: Record<string, ReadValue>; isSure: boolean };
  readonly other?: Classified;
}

const usual = 960;
const closer = 1600;
const mostLines = 60;

async function findMrz(engines: Engines, raster: Raster, lines: readonly Line[]): Promise<Mrz | undefined> {
  let best: Mrz | undefined;
  for (const candidate of candidates(lines)) {
    const mrz = await readMrz(engines.first, raster, candidate);
    if (mrz && mrz.second.count > (best?.second.count ?? 1)) best = mrz;
    if (best && best.second.count >= 4) break;
  }
  return best && isZone(best) ? best : undefined;
}

// Fillers and noughts satisfy many check digits by themselves, so something must have been read.
function isZone({ first, second }: Mrz): boolean {
  const { seen, sure } = second.from;
  const hasDates = fullDate(second.text.slice(13, 19), 'birth') && fullDate(second.text.slice(21, 27), 'expiry');
  return (
    seen >= 30 &&
    sure > 0.5 &&
    hasDates !== undefined &&
    (second.count >= 4 || (second.count === 3 && first.isPlausible))
  );
}

const turnOf = (angle: number) => ((((4 - Math.round(angle / (Math.PI / 2))) % 4) + 4) % 4) * 90 as 0 | 90 | 180 | 270; // prettier-ignore

export async function readPage(engines: Engines, input: PageInput): Promise<PageReading> {
  const text = input.words?.map((word) => word.text).join(' ') ?? '';
  const { raster, width, height } = await decode(input.bytes);
  const about = { page: input.pageNo, width, height };
  const isPaper = input.words !== undefined && !isPassportText(text) && !isBackText(text);
  if (isPaper) return { page: { ...about, turn: 0, retake: [], words: input.words }, other: classify(text) };
  const page: Page = { raster, pageNo: input.pageNo };
  let lines = await detect(engines.detection, raster, usual);
  const shrink = raster.width / width;
  const shown = (words: readonly PrintedWord[]) =>
    words.map((word) => ({ text: word.text, confidence: word.mean, polygon: polygonAround([word.line], raster) }));

  const mrz = await findMrz(engines, raster, lines);
  if (mrz) return frontPage(mrz, lines);

  if (isFine(raster, lines)) lines = await detect(engines.detection, raster, closer);
  const angle = await readingAngle(engines, page, lines);
  const words = await wordsOf(engines, page, upright(lines, angle, mostLines));
  const turn = turnOf(angle);
  if (backLabelsOf(words) >= 2) {
    const back = await readBack(engines, page, words);
    const retake = back.values.fatherName ? [] : causesOf(raster, lines, shrink);
    const values = blamed(back.values, retake);
    return { page: { ...about, turn, retake, words: shown(words) }, back: { values, isSure: back.labels >= 3 } };
  }
  const isPassport = findLabels(words, frontLabels).length >= 3 || words.some((word) => isPassportText(word.text));
  if (isPassport || candidates(lines).some(({ score }) => score > 38)) {
    const again = await detect(engines.detection, raster, closer);
    const found = await findMrz(engines, raster, again);
    if (found) return frontPage(found, again);
  }
  if (isPassport) {
    const retake: Cause[] = [...causesOf(raster, lines, shrink), 'no MRZ'];
    const other: Classified = { category: 'Passport', kind: 'Indian passport', outcome: 'confirm' };
    return { page: { ...about, turn, retake, words: shown(words) }, other };
  }
  const isFlat = Math.abs(Math.sin(angle)) < 0.03 && Math.cos(angle) > 0 && lines.length > 12;
  const flat = isFlat ? await readFlat(raster).catch(() => undefined) : undefined;
  const seen = flat ?? shown(words);
  const other = lines.length < 3 ? photoOrOther(width, height) : classify(seen.map((word) => word.text).join(' '));
  // Nothing was made of it, and one can see why.
  const blame =
    other.category === 'Other' && input.words === undefined
      ? causesOf(raster, lines, shrink).filter((cause) => cause === 'blur')
      : [];
  return { page: { ...about, turn, retake: blame, words: seen }, other };

  async function frontPage(zone: Mrz, all: readonly Line[]): Promise<PageReading> {
    const front = await readFront(engines, page, zone, all);
    const isSure = isWholeAccepted(front.values);
    const retake = isSure ? [] : causesOf(raster, all, shrink);
    const rest = restOf(all, zone);
    const below = rest.length >= 8 ? await wordsOf(engines, page, rest) : [];
    const back = below.length > 0 && backLabelsOf(below) >= 3 ? await readBack(engines, page, below) : undefined;
    return {
      page: { ...about, turn: turnOf(zone.second.from.line.angle), retake, words: shown([...front.words, ...below]) },
      front: {
        ...front,
        values: blamed(front.values, retake),
        isSure: zone.second.count >= 4 && zone.first.isPlausible,
      },
      ...(back && { back: { values: back.values, isSure: true } }),
    };
  }

  // Writing elsewhere on the sheet: copy shops put both pages on one.
  function restOf(all: readonly Line[], zone: Mrz) {
    const { angle: along } = zone.second.from.line;
    const own = new Set(linesAbove(all, zone).map(({ u, v }) => `${u[0]} ${v[0]}`));
    return upright(all, along, mostLines).filter(({ u, v, line }) => {
      const [x, y] = centreOf(line);
      const isRow = [zone.first.from.line, zone.second.from.line].some((row) => isOn(row, x, y));
      return !own.has(`${u[0]} ${v[0]}`) && !isRow;
    });
  }
}

const isPassportText = (text: string) => /P[A-Z<][A-Z<]{3}[A-Z<]{8,}<<|<{5,}/.test(text.replaceAll(' ', ''));
const isBackText = (text: string) => /name of (father|mother|spouse)/i.test(text);

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

// Too small in the detector's picture: a passport's page on a sheet of A4.
function isFine(raster: Raster, lines: readonly Line[]): boolean {
  const scale = usual / Math.max(raster.width, raster.height);
  return scale < 0.7 && median(lines.map((line) => heightOf(line) * scale)) < 15;
}

function isOn(row: Line, x: number, y: number): boolean {
  const [dx, dy] = [x - row.origin[0], y - row.origin[1]];
  const along = dx * Math.cos(row.angle) + dy * Math.sin(row.angle);
  const across = dy * Math.cos(row.angle) - dx * Math.sin(row.angle);
  const [a, b, c] = row.bend;
  return (
    along > 0 && along < row.length && Math.abs(across - (a + b * along + c * along * along)) < heightOf(row) * 0.6
  );
}

const photoOrOther = (width: number, height: number): Classified =>
  height >= width * 0.95 && height < width * 2
    ? { category: 'Photo', kind: 'Applicant photo', outcome: 'confirm' }
    : { category: 'Other', kind: 'Other document', outcome: 'confirm' };
