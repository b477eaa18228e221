import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { categories } from '@visawright/forms/documents/categories.ts';
import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form/form-schema.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { portraitPicture } from '@visawright/specimens/documents/printing/portrait-picture.ts';
import sharp from 'sharp';
import type { PackageInput, ApplicationPhoto } from '@visawright/server/processing.ts';
import { sheetTestInput } from '@visawright/server/testing.ts';
import { person, specimenDocument, type SpecimenDocument } from './specimen-document.ts';

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

// The checklist items of this group, in order.
export function askedFor(form: Form, group: VisaGroup): ChecklistItem[] {
  const { required, recommended } = checklistFor(form, group);
  return form.checklist.filter((item) => required.includes(item) || recommended.includes(item));
}

// A document for every item of the checklist, the cropped photo, and one document that is not on the checklist.
export async function packageCase({ destination, group }: OfferedGroup): Promise<PackageInput> {
  const form = await loadForm(destination);
  const documents: SpecimenDocument[] = [];
  const items: PackageInput['items'][number][] = [];
  for (const { title, category } of askedFor(form, group)) {
    const wanted = category === 'Photo' ? [] : await documentsFor(title, category);
    documents.push(...wanted);
    items.push({ title, category, documents: wanted.map(({ document }) => document) });
  }
  const other = await specimenDocument('Other document');
  const { firstName, lastName } = nameOf();
  return {
    ...(await sheetTestInput(destination, group)),
    realm: { path: 'sunrise', displayName: 'Sunrise Travels', color: '#fd640f' },
    destination,
    form,
    formId: destination,
    formVersion: newestVersion(destination),
    group,
    language: 'en',
    applicant: { firstName, lastName },
    sources: sourcesOf(form, documents),
    rules: { 'passport-validity': '2026-11-01', 'photo-head': '2026-11-01' },
    items,
    others: [other.document],
    photo: await photoOf(form),
  };
}

function nameOf() {
  const { givenNames, surname } = personOf(person);
  return { firstName: givenNames, lastName: surname };
}

const stems = (words: string) =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => (word.length > 2 ? [word.slice(0, 4)] : []));
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/accommodation|where you stay/i, 'hotel'],
  [/visas|travel history/i, 'visa'],
  [/tax/i, 'itr'],
  [/business/i, 'company'],
];

// The kind whose name shares most words with the title. Statements and slips come in twos.
async function documentsFor(title: string, category: ChecklistItem['category']): Promise<SpecimenDocument[]> {
  const { kinds } = categories.find((each) => each.category === category)!;
  const words = new Set([...stems(title), ...stems(synonyms.find(([pattern]) => pattern.test(title))?.[1] ?? '')]);
  const shared = (kind: string) => stems(kind).filter((word) => words.has(word)).length;
  const [best] = kinds.map(({ name }) => name).toSorted((a, b) => shared(b) - shared(a));
  if (best === 'Bank statement' || best === 'Salary slip')
    return [await specimenDocument(best, 0), await specimenDocument(best, 1)];
  return [await specimenDocument(best!)];
}

function sourcesOf({ sections }: Form, documents: readonly SpecimenDocument[]): PackageInput['sources'] {
  const sources: Record<string, PageEvidence[]> = {};
  for (const { id } of sections.flatMap(({ fields }) => fields)) {
    const found = documents.flatMap(({ evidence }) => evidence[id] ?? []);
    if (found.length > 0) sources[id] = found;
  }
  return sources;
}

async function photoOf({ photo }: Form): Promise<ApplicationPhoto | null> {
  const [widthMm, heightMm] = [photo.widthMm ?? 35, photo.heightMm ?? 45];
  const [widthPx, heightPx] = [widthMm, heightMm].map((mm) => Math.round((mm / 25.4) * 300)) as [number, number];
  const { bytes } = await portraitPicture({ seed: person });
  const cut = await sharp(bytes).resize(widthPx, heightPx, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  return { bytes: cut, widthMm, heightMm, widthPx, heightPx };
}
