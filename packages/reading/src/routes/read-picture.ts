import type { Cause, PageInput, Word } from '../engine.types.ts';
import { classify } from '../classify/classify.ts';
import { heightOf, type Line } from '../image/line.ts';
import { causesOf } from '../image/quality.ts';
import type { Raster } from '../image/raster.ts';
import { candidates } from '../mrz/find.ts';
import { detect } from '../ocr/detect.ts';
import { blamed } from '../outcome.ts';
import { backLabelsOf, readBack } from '../passport/back.ts';
import { frontLabels } from '../passport/label-words.ts';
import { findLabels } from '../passport/labels.ts';
import { upright } from '../passport/page-words.ts';
import type { Engines } from '../passport/readers.ts';
import type { Page } from '../passport/value.ts';
import type { PrintedWord } from '../passport/word.ts';
import { checkPortrait } from '../portrait/check-portrait.ts';
import { findMrz } from './find-mrz.ts';
import type { About, PageReading } from './page-reading.types.ts';
import { paperPage } from './paper-page.ts';
import { isOtherPaper, isPassportText } from './passport-signs.ts';
import { readFrontPage } from './read-front-page.ts';
import { readLines } from './read-lines.ts';
import { readingWay } from './reading-way.ts';
import { shownWords } from './shown-words.ts';
import { turnOf } from './turn-of.ts';

const usual = 960;
const closer = 1600;
const passportLines = 60;
const paperLines = 320;
const pictureLines = 8; // more writing than this is no portrait
const pictureLetters = 24;

// Passports first, then portraits, then whatever writing there is: boxes are found once and read once.
export async function readPicture(
  engines: Engines,
  input: PageInput,
  about: About,
  raster: Raster,
): Promise<PageReading> {
  const page: Page = { raster, pageNo: input.pageNo };
  let lines = await detect(engines.detection, raster, usual);
  const zone = await findMrz(engines, raster, lines);
  if (zone) return readFrontPage(engines, page, about, zone, lines);

  const isCloser = isFine(raster, lines) || isCrowded(raster, lines);
  if (isCloser) lines = await detect(engines.detection, raster, closer);
  const angle = await readingWay(engines, page, lines);
  const turn = turnOf(angle);
  const longest = upright(lines, angle, passportLines);
  // No passport has so many lines; long numbers want their full width.
  const squeeze = lines.length > passportLines * 1.5 ? 1 : 0.8;
  const { printed, words } = await readLines(engines, page, longest, squeeze);
  const shrink = raster.width / about.width;
  const isOther = isOtherPaper(printed.map((word) => word.text));
  if (!isOther && backLabelsOf(printed) >= 2) {
    const back = await readBack(engines, page, printed);
    const retake = back.values.fatherName ? [] : causesOf(raster, lines, shrink);
    const values = blamed(back.values, retake);
    return {
      page: { ...about, turn, retake, words: shownWords(page, printed) },
      back: { values, isSure: back.labels >= 3 },
    };
  }
  const isPassport =
    !isOther && (findLabels(printed, frontLabels).length >= 3 || printed.some((word) => isPassportText(word.text)));
  const isHidden = !isOther && !isClear(printed) && candidates(lines).some(({ score }) => score > 38);
  if (isPassport || isHidden) {
    const again = isCloser ? lines : await detect(engines.detection, raster, closer);
    const found = await findMrz(engines, raster, again);
    if (found) return readFrontPage(engines, page, about, found, again);
  }
  if (isPassport) {
    const retake: Cause[] = [...causesOf(raster, lines, shrink), 'no MRZ'];
    return { page: { ...about, turn, retake, words: shownWords(page, printed) }, isZoneless: true };
  }
  if (lines.length <= pictureLines && lettersIn(words) <= pictureLetters) {
    const photo = await checkPortrait(input);
    if (photo) return { page: { ...about, turn: 0, retake: photo.retake, words: [] }, photo };
  }
  if (input.words) return paperPage(about, { route: 'text', turn: 0, words: input.words });
  const known = new Set(longest.map(keyOf));
  const others = upright(lines, angle, paperLines).filter((placed) => !known.has(keyOf(placed)));
  const all = [...words, ...(await readLines(engines, page, others, 1)).words];
  return paperPage(about, { route: 'photo', turn, words: all, retake: blameOf(all) });

  // Nothing was made of it, and one can see why.
  function blameOf(seen: readonly Word[]): Cause[] {
    const { category } = classify(seen.map((word) => word.text).join(' '));
    if (isLegible(seen) && category !== 'Other') return [];
    return causesOf(raster, lines, shrink).filter((cause) => cause === 'blur');
  }
}

const keyOf = ({ u, v }: { u: readonly number[]; v: readonly number[] }) => `${u[0]} ${u[1]} ${v[0]}`;

const lettersIn = (words: readonly Word[]) =>
  words.filter((word) => word.confidence > 0.5).reduce((sum, { text }) => sum + text.length, 0);

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

const isLegible = (words: readonly Word[]) => words.length >= 4 && median(words.map((word) => word.confidence)) > 0.8;

// A page of writing that was read with ease and shows nothing of a zone has none.
const isClear = (printed: readonly PrintedWord[]) =>
  printed.length >= 8 &&
  median(printed.map((word) => word.mean)) > 0.93 &&
  findLabels(printed, frontLabels).length < 2 &&
  !printed.some((word) => word.text.includes('<'));

// Too small in the detector's picture: a passport's page on a sheet of A4.
function isFine(raster: Raster, lines: readonly Line[]): boolean {
  const scale = usual / Math.max(raster.width, raster.height);
  return scale < 0.7 && median(lines.map((line) => heightOf(line) * scale)) < 15;
}

// Rows so close that the detector takes two or three for one, or so many that they are small.
function isCrowded(raster: Raster, lines: readonly Line[]): boolean {
  const scale = usual / Math.max(raster.width, raster.height);
  const tall = median(lines.map(heightOf));
  const isMerged = (line: Line) => heightOf(line) > tall * 1.7 && line.length > heightOf(line) * 10;
  const isSmall = lines.length > 70 && tall * scale < 17.5;
  return scale < 0.7 && (isSmall || (lines.length > 24 && lines.some(isMerged)));
}
