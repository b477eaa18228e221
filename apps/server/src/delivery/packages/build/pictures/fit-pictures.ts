import { lastShrinkStep, shrinkPicture } from './shrink-picture.ts';

export interface PictureToFit {
  readonly picture: Buffer;
  readonly isReadable: ((smaller: Buffer) => Promise<boolean>) | null; // null: cannot be checked, so the picture is not shrunk
  readonly shrink?: (picture: Buffer, step: number) => Promise<Buffer>; // for pictures that are not our own renderings
}

export interface FittedPictures {
  readonly pictures: readonly Buffer[];
  readonly step: number; // 0: unchanged
}

const sum = (pictures: readonly Buffer[]) => pictures.reduce((all, { length }) => all + length, 0);

// Shrinks as little as the limit requires. A page that would become unreadable stays at its last readable step, and the others shrink more.
export async function fitPictures(wanted: readonly PictureToFit[], limit: number): Promise<FittedPictures> {
  const own = wanted.map(({ picture }) => picture);
  if (sum(own) <= limit) return { pictures: own, step: 0 };
  const caps = wanted.map(({ isReadable }) => (isReadable ? lastShrinkStep : 0));
  const made = wanted.map(() => new Map<number, Buffer>());
  const read = new Set<Buffer>();
  let step = 1;
  for (;;) {
    const pictures = await atStep(wanted, made, caps, step, step === lastShrinkStep ? Infinity : limit);
    if (!pictures) {
      step++;
      continue;
    }
    const unreadable = await firstUnreadable(wanted, pictures, read);
    if (unreadable === undefined) return { pictures, step };
    caps[unreadable] = Math.min(caps[unreadable]!, step) - 1;
  }
}

const estimateError = 0.12; // allowed error when one page predicts the others; divided by the number of known pages

// Undefined as soon as it is clear that this step does not fit the limit.
async function atStep(
  wanted: readonly PictureToFit[],
  made: readonly Map<number, Buffer>[],
  caps: readonly number[],
  step: number,
  limit: number,
): Promise<Buffer[] | undefined> {
  const pictures: Buffer[] = [];
  const shrunk = { own: 0, made: 0, pages: 0 }; // pages at this step predict the size of the remaining ones
  const estimate = ({ picture }: PictureToFit, page: number) =>
    caps[page]! < step
      ? (made[page]!.get(caps[page]!) ?? picture).length
      : picture.length * (shrunk.made / (shrunk.own || 1));
  for (const [page, { picture, shrink = shrinkPicture }] of wanted.entries()) {
    const at = Math.min(caps[page]!, step);
    const smaller = made[page]!.get(at) ?? (await shrink(picture, at));
    made[page]!.set(at, smaller);
    pictures.push(smaller);
    if (at === step) {
      shrunk.own += picture.length;
      shrunk.made += smaller.length;
      shrunk.pages++;
    }
    const rest = wanted.reduce((all, each, n) => (n > page ? all + estimate(each, n) : all), 0);
    if (sum(pictures) > limit || sum(pictures) + rest > limit * (1 + estimateError / (shrunk.pages || 1)))
      return undefined;
  }
  return pictures;
}

async function firstUnreadable(wanted: readonly PictureToFit[], pictures: readonly Buffer[], read: Set<Buffer>) {
  for (const [page, picture] of pictures.entries()) {
    if (picture === wanted[page]!.picture || read.has(picture)) continue;
    if ((await wanted[page]!.isReadable?.(picture)) === false) return page;
    read.add(picture);
  }
  return undefined;
}
