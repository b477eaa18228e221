import { lastStep, smallerPicture } from './smaller-picture.ts';

export interface PictureToFit {
  readonly picture: Buffer;
  readonly isReadable: ((smaller: Buffer) => Promise<boolean>) | null; // what was read there can still be read; null: nobody can tell, it stays
  readonly shrink?: (picture: Buffer, step: number) => Promise<Buffer>; // other than our own pictures are made smaller
}

export interface FittedPictures {
  readonly pictures: readonly Buffer[];
  readonly step: number; // 0: as they were
}

const sum = (pictures: readonly Buffer[]) => pictures.reduce((all, { length }) => all + length, 0);

// As little smaller as the limit asks for. A page that could no longer be read stays at the step where it could, and the others give way.
export async function fitPictures(wanted: readonly PictureToFit[], limit: number): Promise<FittedPictures> {
  const own = wanted.map(({ picture }) => picture);
  if (sum(own) <= limit) return { pictures: own, step: 0 };
  const caps = wanted.map(({ isReadable }) => (isReadable ? lastStep : 0));
  const made = wanted.map(() => new Map<number, Buffer>());
  const read = new Set<Buffer>();
  let step = 1;
  for (;;) {
    const pictures = await atStep(wanted, made, caps, step, step === lastStep ? Infinity : limit);
    if (!pictures) {
      step++;
      continue;
    }
    const lost = await firstLost(wanted, pictures, read);
    if (lost === undefined) return { pictures, step };
    caps[lost] = Math.min(caps[lost]!, step) - 1;
  }
}

const doubt = 0.12; // how far one page may mislead about the others; the more are known, the less

// Undefined: not enough at this step, known as soon as it shows.
async function atStep(
  wanted: readonly PictureToFit[],
  made: readonly Map<number, Buffer>[],
  caps: readonly number[],
  step: number,
  limit: number,
): Promise<Buffer[] | undefined> {
  const pictures: Buffer[] = [];
  const free = { own: 0, made: 0, pages: 0 }; // those that take this step tell what it comes to
  const likely = ({ picture }: PictureToFit, page: number) =>
    caps[page]! < step
      ? (made[page]!.get(caps[page]!) ?? picture).length
      : picture.length * (free.made / (free.own || 1));
  for (const [page, { picture, shrink = smallerPicture }] of wanted.entries()) {
    const at = Math.min(caps[page]!, step);
    const smaller = made[page]!.get(at) ?? (await shrink(picture, at));
    made[page]!.set(at, smaller);
    pictures.push(smaller);
    if (at === step) {
      free.own += picture.length;
      free.made += smaller.length;
      free.pages++;
    }
    const rest = wanted.reduce((all, each, n) => (n > page ? all + likely(each, n) : all), 0);
    if (sum(pictures) > limit || sum(pictures) + rest > limit * (1 + doubt / (free.pages || 1))) return undefined;
  }
  return pictures;
}

async function firstLost(wanted: readonly PictureToFit[], pictures: readonly Buffer[], read: Set<Buffer>) {
  for (const [page, picture] of pictures.entries()) {
    if (picture === wanted[page]!.picture || read.has(picture)) continue;
    if ((await wanted[page]!.isReadable?.(picture)) === false) return page;
    read.add(picture);
  }
  return undefined;
}
