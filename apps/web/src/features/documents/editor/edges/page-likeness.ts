import { invert } from '@visawright/contract/documents/page-geometry.ts';

export type Colour = readonly [red: number, green: number, blue: number];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const medianOf = (colours: readonly Colour[]) =>
  [0, 1, 2].map((channel) => median(colours.map((colour) => colour[channel]!))) as unknown as Colour;
const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

// Print, portraits and things on the desk are left out.
function usual(colours: readonly Colour[], share: number): Colour[] {
  const middle = medianOf(colours);
  const near = colours.toSorted((a, b) => distance(a, middle) - distance(b, middle));
  return near.slice(0, Math.max(8, Math.round(colours.length * share)));
}

function spreadOf(colours: readonly Colour[]): { readonly mean: Colour; readonly spread: number[] } {
  const mean = [0, 1, 2].map((n) => colours.reduce((sum, colour) => sum + colour[n]!, 0) / colours.length);
  const spread = Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3];
    const sum = colours.reduce((all, one) => all + (one[row]! - mean[row]!) * (one[column]! - mean[column]!), 0);
    return sum / colours.length;
  });
  return { mean: mean as unknown as Colour, spread };
}

const leastSeparation = 2.2; // standard deviations
const grain = 6; // of the smallest spread that counts, squared: a colour without grain is not more certain

// Fisher's discriminant: 0 is the background, 1 the document. Null if the two have too similar colours.
export function pageLikeness(ground: readonly Colour[], page: readonly Colour[]): ((colour: Colour) => number) | null {
  const [a, b] = [spreadOf(usual(ground, 0.85)), spreadOf(usual(page, 0.6))];
  const within = a.spread.map((value, at) => value + b.spread[at]! + (at % 4 === 0 ? grain : 0));
  const inverse = invert(within);
  const between = [0, 1, 2].map((n) => b.mean[n]! - a.mean[n]!);
  const [red, green, blue] = [0, 1, 2].map(
    (row) =>
      inverse[row * 3]! * between[0]! + inverse[row * 3 + 1]! * between[1]! + inverse[row * 3 + 2]! * between[2]!,
  ) as [number, number, number];
  const from = a.mean[0] * red + a.mean[1] * green + a.mean[2] * blue;
  const length = b.mean[0] * red + b.mean[1] * green + b.mean[2] * blue - from;
  if (Math.sqrt(length) < leastSeparation) return null;
  return ([r, g, bl]) => (r * red + g * green + bl * blue - from) / length;
}
