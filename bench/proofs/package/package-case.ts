import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { visaGroups, type VisaGroup } from '@visawright/contract/visa-group.ts';
import { categories } from '@visawright/forms/categories.ts';
import { checklistFor } from '@visawright/forms/checklist.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form-schema.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { personOf } from '@visawright/specimens/papers/person.ts';
import { portraitPicture } from '@visawright/specimens/papers/portrait-picture.ts';
import sharp from 'sharp';
import type { PackageInput, PackagePhoto } from '../../../apps/server/src/packages/build/package-input.ts';
import { sheetCase } from '../../../apps/server/src/packages/sheets/testing/sheet-case.ts';
import { person, specimenPaper, type SpecimenPaper } from './specimen-paper.ts';

export interface OfferedGroup {
  readonly destination: DestinationId;
  readonly group: VisaGroup;
}

export async function offeredGroups(): Promise<OfferedGroup[]> {
  const all: OfferedGroup[] = [];
  for (const destination of destinationIds) {
    const { visaTypes } = await loadForm(destination);
    for (const group of visaGroups)
      if (visaTypes.some((type) => type.group === group)) all.push({ destination, group });
  }
  return all;
}

// What the checklist asks for of this group, in its own order.
export function askedFor(form: Form, group: VisaGroup): ChecklistItem[] {
  const { required, recommended } = checklistFor(form, group);
  return form.checklist.filter((item) => required.includes(item) || recommended.includes(item));
}

// A paper for every item of the checklist, the cut photo, one paper nobody asked for.
export async function packageCase({ destination, group }: OfferedGroup): Promise<PackageInput> {
  const form = await loadForm(destination);
  const papers: SpecimenPaper[] = [];
  const items: PackageInput['items'][number][] = [];
  for (const { title, category } of askedFor(form, group)) {
    const wanted = category === 'Photo' ? [] : await papersFor(title, category);
    papers.push(...wanted);
    items.push({ title, category, papers: wanted.map(({ paper }) => paper) });
  }
  const other = await specimenPaper('Other document');
  const { firstName, lastName } = nameOf();
  return {
    ...(await sheetCase(destination, group)),
    realm: { path: 'sunrise', displayName: 'Sunrise Travels', color: '#fd640f' },
    destination,
    form,
    formId: destination,
    formVersion: newestVersion(destination),
    group,
    language: 'en',
    applicant: { firstName, lastName },
    sources: sourcesOf(form, papers),
    rules: { 'passport-validity': '2026-11-01', 'photo-head': '2026-11-01' },
    items,
    others: [other.paper],
    photo: await photoOf(form),
  };
}

function nameOf() {
  const { givenNames, surname } = personOf(person);
  return { firstName: givenNames, lastName: surname };
}

const stems = (words: string) => words.toLowerCase().split(/[^a-z]+/).flatMap((word) => (word.length > 2 ? [word.slice(0, 4)] : [])); // prettier-ignore
const alsoCalled: readonly (readonly [RegExp, string])[] = [
  [/accommodation|where you stay/i, 'hotel'],
  [/visas|travel history/i, 'visa'],
  [/tax/i, 'itr'],
  [/business/i, 'company'],
];

// The kind whose name shares most words with the item's; statements come as two.
async function papersFor(title: string, category: ChecklistItem['category']): Promise<SpecimenPaper[]> {
  const { kinds } = categories.find((each) => each.category === category)!;
  const words = new Set([...stems(title), ...stems(alsoCalled.find(([said]) => said.test(title))?.[1] ?? '')]);
  const shared = (kind: string) => stems(kind).filter((word) => words.has(word)).length;
  const [best] = kinds.map(({ name }) => name).toSorted((a, b) => shared(b) - shared(a));
  if (best === 'Bank statement' || best === 'Salary slip')
    return [await specimenPaper(best, 0), await specimenPaper(best, 1)];
  return [await specimenPaper(best!)];
}

function sourcesOf({ sections }: Form, papers: readonly SpecimenPaper[]): PackageInput['sources'] {
  const sources: Record<string, PageEvidence[]> = {};
  for (const { id } of sections.flatMap(({ fields }) => fields)) {
    const found = papers.flatMap(({ evidence }) => evidence[id] ?? []);
    if (found.length > 0) sources[id] = found;
  }
  return sources;
}

async function photoOf({ photo }: Form): Promise<PackagePhoto | null> {
  const [widthMm, heightMm] = [photo.widthMm ?? 35, photo.heightMm ?? 45];
  const [widthPx, heightPx] = [widthMm, heightMm].map((mm) => Math.round((mm / 25.4) * 300)) as [number, number];
  const { bytes } = await portraitPicture({ seed: person });
  const cut = await sharp(bytes).resize(widthPx, heightPx, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  return { bytes: cut, widthMm, heightMm, widthPx, heightPx };
}
