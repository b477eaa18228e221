import { portalFilesOf } from '@visawright/forms/portal-files.ts';
import type { ReadDocumentPages } from '@visawright/reading/engine.types.ts';
import { itemFile, type FileWish } from './item-file.ts';
import type { MadeFile } from './made-file.ts';
import type { PackageInput } from './package-input.ts';
import { photoFile } from './photo-file.ts';

type OnFile = (stage: 'papers' | 'photo', done: number, of: number) => void | Promise<void>;
type Wish = Omit<FileWish, 'n'>;

const isPhoto = ({ category }: Pick<Wish, 'category'>) => category === 'Photo';

// One file an item, in the checklist's order; the cut photo in the place of the picture it was cut from; what nobody asked for at the end.
export async function paperFiles(input: PackageInput, onFile?: OnFile, read?: ReadDocumentPages): Promise<MadeFile[]> {
  const { photo } = input;
  const portal = portalFilesOf(input.destination);
  const wishes = wishesOf(input);
  const made: MadeFile[] = [];
  for (const [at, wish] of wishes.entries()) {
    const n = at + 2; // after the index and the form
    await onFile?.(photo && isPhoto(wish) ? 'photo' : 'papers', at, wishes.length);
    if (photo && isPhoto(wish)) made.push(photoFile(n, wish.title, photo));
    else made.push(await itemFile({ ...wish, n }, { input, portal, read }));
  }
  return made;
}

function wishesOf({ items, others, photo }: PackageInput): Wish[] {
  const first = items.find(isPhoto);
  const wishes: Wish[] = photo ? items.filter((item) => !isPhoto(item) || item === first) : [...items];
  if (photo && !first) wishes.push({ title: 'Photo', category: 'Photo', papers: [] });
  if (others.length > 0) wishes.push({ title: 'Other documents', category: 'Other', papers: others });
  return wishes.filter((wish) => (photo && isPhoto(wish)) || wish.papers.some(({ pages }) => pages.length > 0));
}
