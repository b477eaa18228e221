import type { PageOperation } from '@visawright/contract/documents/document.ts';
import {
  compose,
  homographyOf,
  invert,
  shownPart,
  type Homography,
  type Size,
} from '@visawright/contract/documents/page-geometry.ts';

// From a picture with one list of operations to the page with another; both 0 to 1.
const between = (picture: readonly PageOperation[], shown: readonly PageOperation[]): Homography =>
  compose(homographyOf(shown), invert(homographyOf(picture)));

// A CSS transform of the picture, stretched over a box of this size, with its origin at the top left. Null: it is shown as it is.
export function pictureTransform(
  picture: readonly PageOperation[],
  shown: readonly PageOperation[],
  { width, height }: Size,
): string | null {
  const [a, b, c, d, e, f] = between(picture, shown) as [number, number, number, number, number, number];
  const isSame = [a - 1, b, c, d, e - 1, f].every((part) => Math.abs(part) < 1e-6);
  if (isSame) return null;
  const parts = [a, (d * height) / width, (b * width) / height, e, c * width, f * height];
  return `matrix(${parts.map((part) => Math.round(part * 1e4) / 1e4).join(', ')})`;
}

const slack = 1e-6;

// Whether the picture contains everything that the page shows.
export function coversShown(picture: readonly PageOperation[], shown: readonly PageOperation[]): boolean {
  const [have, want] = [shownPart(picture), shownPart(shown)];
  return (
    have.left <= want.left + slack &&
    have.top <= want.top + slack &&
    have.left + have.width >= want.left + want.width - slack &&
    have.top + have.height >= want.top + want.height - slack
  );
}
