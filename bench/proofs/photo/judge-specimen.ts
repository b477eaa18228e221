import type { PhotoCut, PhotoVerdict } from '@visawright/contract/documents/photo.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { checkPortrait } from '@visawright/reading/portrait/check-portrait.ts';
import { cropOf, photoFactsOf, verdictsOf } from '@visawright/reading/portrait/crop-of.ts';
import { drawPortrait } from '@visawright/specimens/portraits/draw-portrait.ts';
import type { PortraitSpecimen } from '@visawright/specimens/portraits/portrait-specimen.ts';
import type { DrawnTruth } from '@visawright/specimens/portraits/portrait-options.ts';

export interface JudgedSpecimen {
  readonly name: string;
  readonly asked: number; // verdicts with an expected result
  readonly wrong: readonly {
    readonly check: string;
    readonly is: string;
    readonly should: string;
    readonly measured: string | null;
  }[];
  readonly faults: readonly { readonly check: string; readonly isFound: boolean }[];
  readonly isUsable: boolean; // no check is expected to fail
  readonly geometry: CutErrors | null;
}

// In percent of the height of the cut.
interface CutErrors {
  readonly head: number;
  readonly eyes: number;
  readonly aside: number;
  readonly turn: number; // degrees by which the head is still tilted
  readonly isInRange: boolean;
}

const busy: readonly string[] = ['shelves', 'street', 'curtain'];

export async function judgeSpecimen({
  name,
  options,
  destination,
  expected,
}: PortraitSpecimen): Promise<JudgedSpecimen> {
  const { bytes, truth } = await drawPortrait(options);
  const portrait = await checkPortrait({ bytes, pageNo: 1 });
  const { photo: rule } = await loadForm(destination);
  const values = Object.entries(portrait?.values ?? {}).map(([field, { value, raw, polygon }]) => ({
    field,
    value,
    raw,
    polygon: polygon.map(([x, y]): [number, number] => [x, y]),
  }));
  const facts = photoFactsOf(values, truth);
  const verdicts = verdictsOf(facts, rule);
  const asked = verdicts.filter(({ check }) => expected[check] !== null);
  const should = ({ check }: PhotoVerdict) => expected[check] ?? 'good';
  const cut = cropOf(facts, rule);
  // The outline of a head that is cut off or has a busy background is unknown: such pictures are refused, so their cut is not judged.
  const isWhole = expected.room === undefined && !busy.includes(options.backdrop ?? 'white') && cut !== null;
  return {
    name,
    isUsable: !Object.values(expected).includes('bad'),
    asked: asked.length,
    wrong: asked
      .filter((verdict) => verdict.status !== should(verdict))
      .map((verdict) => ({
        check: verdict.check,
        is: verdict.status,
        should: should(verdict),
        measured: verdict.measured,
      })),
    faults: asked
      .filter((verdict) => should(verdict) === 'bad')
      .map(({ check, status }) => ({ check, isFound: status === 'bad' })),
    geometry: isWhole ? errorsOf(cut, truth, rule.headHeightPercent) : null,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

// Compares the position of the drawn head in the cut with the values that the cut states.
function errorsOf(cut: PhotoCut, truth: DrawnTruth, range: readonly [number, number] | null): CutErrors {
  const [a, b, , d] = cut.polygon.map(([x, y]) => ({ x: x * truth.width, y: y * truth.height }));
  const [wide, high] = [Math.hypot(b!.x - a!.x, b!.y - a!.y), Math.hypot(d!.x - a!.x, d!.y - a!.y)];
  const share = (spot: { x: number; y: number }, to: { x: number; y: number }, length: number) =>
    ((spot.x - a!.x) * (to.x - a!.x) + (spot.y - a!.y) * (to.y - a!.y)) / length / length;
  const down = (spot: { x: number; y: number }) => share(spot, d!, high);
  const head = (down(truth.chin) - down(truth.crown)) * 100;
  const middle = { x: (truth.chin.x + truth.crown.x) / 2, y: (truth.chin.y + truth.crown.y) / 2 };
  const turn = truth.tilt - (Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI;
  const [least, most] = range ?? [0, 100];
  return {
    head: round(head - cut.headHeightPercent),
    eyes: round((1 - down(truth.eyes)) * 100 - cut.eyeLinePercent),
    aside: round(((share(middle, b!, wide) - 0.5) * 100 * wide) / high),
    turn: round(turn),
    isInRange: head >= least && head <= most,
  };
}
