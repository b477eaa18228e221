import type { Cause, PageInput, Word } from '../engine.types.ts';
import { classify } from '../classify/classify.ts';
import { heightOf, type CurvedLine } from '../image/curved-line.ts';
import { retakeCausesOf } from '../image/retake-causes.ts';
import type { Raster } from '../image/raster.ts';
import { mrzCandidates } from '../mrz/mrz-candidates.ts';
import { detectLines } from '../ocr/detect-lines.ts';
import { withRetakes } from '../passport-outcome.ts';
import { backLabelsOf, readBack } from '../passport/read-back.ts';
import { frontLabels } from '../passport/label-words.ts';
import { findPassportLabels } from '../passport/passport-labels.ts';
import { upright } from '../passport/page-words.ts';
import type { Engines } from '../passport/engines.types.ts';
import type { PassportPicture } from '../passport/read-value.ts';
import type { PrintedWord } from '../passport/read-word.ts';
import { checkPortrait } from '../portrait/check-portrait.ts';
import { findMrz } from './find-mrz.ts';
import type { About, PageReading } from './page-reading.types.ts';
import { documentPage } from './document-page.ts';
import { isOtherDocument, isPassportText } from './passport-signs.ts';
import { readFrontPage } from './read-front-page.ts';
import { readLines } from './read-lines.ts';
import { readingDirection } from './reading-direction.ts';
import { shownWords } from './shown-words.ts';
import { turnOf } from './turn-of.ts';

const usual = 960;
const closer = 1600;
const passportLines = 60;
const documentLines = 320;
const pictureLines = 8; // a picture with more text is not a portrait
const pictureLetters = 24;

// Passports first, then portraits, then any text: boxes are detected once and read once.
export async function readPicture(
  engines: Engines,
  input: PageInput,
  about: About,
  raster: Raster,
): Promise<PageReading> {
  const page: PassportPicture = { raster, pageNo: input.pageNo };
  let lines = await detectLines(engines.detection, raster, usual);
  const zone = await findMrz(engines, raster, lines);
  if (zone) return readFrontPage(engines, page, about, zone, lines);

  const isCloser = isFine(raster, lines) || isCrowded(raster, lines);
  if (isCloser) lines = await detectLines(engines.detection, raster, closer);
  const angle = await readingDirection(engines, page, lines);
  const turn = turnOf(angle);
  const longest = upright(lines, angle, passportLines);
  // No passport has so many lines; long numbers need their full width.
  const squeeze = lines.length > passportLines * 1.5 ? 1 : 0.8;
  const { printed, words } = await readLines(engines, page, longest, squeeze);
  const shrink = raster.width / about.width;
  const isOther = isOtherDocument(printed.map((word) => word.text));
  if (!isOther && backLabelsOf(printed) >= 2) {
    const back = await readBack(engines, page, printed);
    const retake = back.values.fatherName ? [] : retakeCausesOf(raster, lines, shrink);
    const values = withRetakes(back.values, retake);
    return {
      page: { ...about, turn, retake, words: shownWords(page, printed) },
      back: { values, isSure: back.labels >= 3 },
    };
  }
  const isPassport =
    !isOther &&
    (findPassportLabels(printed, frontLabels).length >= 3 || printed.some((word) => isPassportText(word.text)));
  const isHidden = !isOther && !isClear(printed) && mrzCandidates(lines).some(({ score }) => score > 38);
  if (isPassport || isHidden) {
    const again = isCloser ? lines : await detectLines(engines.detection, raster, closer);
    const found = await findMrz(engines, raster, again);
    if (found) return readFrontPage(engines, page, about, found, again);
  }
  if (isPassport) {
    const retake: Cause[] = [...retakeCausesOf(raster, lines, shrink), 'no MRZ'];
    return { page: { ...about, turn, retake, words: shownWords(page, printed) }, isZoneless: true };
  }
  if (lines.length <= pictureLines && lettersIn(words) <= pictureLetters) {
    const photo = await checkPortrait(input);
    if (photo) return { page: { ...about, turn: 0, retake: photo.retake, words: [] }, photo };
  }
  if (input.words) {
    const { words: text, rules = [] } = input;
    return documentPage(about, { route: 'text', turn: 0, words: text, rules });
  }
  const known = new Set(longest.map(keyOf));
  const others = upright(lines, angle, documentLines).filter((placed) => !known.has(keyOf(placed)));
  const all = [...words, ...(await readLines(engines, page, others, 1)).words];
  return documentPage(about, { route: 'photo', turn, words: all, retake: blameOf(all) });

  // Nothing was read, and the causes are known.
  function blameOf(seen: readonly Word[]): Cause[] {
    const { category } = classify(seen.map((word) => word.text).join(' '));
    if (isLegible(seen) && category !== 'Other') return [];
    return retakeCausesOf(raster, lines, shrink).filter((cause) => cause === 'blur');
  }
}

const keyOf = ({ u, v }: { u: readonly number[]; v: readonly number[] }) => `${u[0]} ${u[1]} ${v[0]}`;

const lettersIn = (words: readonly Word[]) =>
  words.filter((word) => word.confidence > 0.5).reduce((sum, { text }) => sum + text.length, 0);

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

const isLegible = (words: readonly Word[]) => words.length >= 4 && median(words.map((word) => word.confidence)) > 0.8;

// A page of text that was read well and shows no part of an MRZ has none.
const isClear = (printed: readonly PrintedWord[]) =>
  printed.length >= 8 &&
  median(printed.map((word) => word.mean)) > 0.93 &&
  findPassportLabels(printed, frontLabels).length < 2 &&
  !printed.some((word) => word.text.includes('<'));

// Too small for the detector: a passport page on a sheet of A4.
function isFine(raster: Raster, lines: readonly CurvedLine[]): boolean {
  const scale = usual / Math.max(raster.width, raster.height);
  return scale < 0.7 && median(lines.map((line) => heightOf(line) * scale)) < 15;
}

// Rows so close that the detector merges two or three, or so many that they are small.
function isCrowded(raster: Raster, lines: readonly CurvedLine[]): boolean {
  const scale = usual / Math.max(raster.width, raster.height);
  const tall = median(lines.map(heightOf));
  const isMerged = (line: CurvedLine) => heightOf(line) > tall * 1.7 && line.length > heightOf(line) * 10;
  const isSmall = lines.length > 70 && tall * scale < 17.5;
  return scale < 0.7 && (isSmall || (lines.length > 24 && lines.some(isMerged)));
}
