import type { PackChange } from '@visawright/contract/extension/pack-review.ts';
import type { Pack, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { canonicalJson } from '../canonical/canonical-json.ts';
import { controlTraits, traitText } from '../pages/compare-control.ts';
import { pairRecordings } from './pair-recordings.ts';

// What a person has to know before publishing: everything that is filled in otherwise than before, and where.
export function packChanges(before: Pack | null, after: Pack): PackChange[] {
  const pagesBefore = before?.pages ?? [];
  const change = (kind: PackChange['kind'], { id, title }: PackPage): PackChange => ({
    kind,
    page: id,
    label: title,
    was: kind === 'pageRemoved' ? title : null,
    became: kind === 'pageAdded' ? title : null,
  });
  return [
    ...(before ? settingChanges(before, after) : []),
    ...after.pages.flatMap((page) => {
      const old = pagesBefore.find(({ id }) => id === page.id);
      return old ? pageChanges(old, page) : [change('pageAdded', page)];
    }),
    ...pagesBefore
      .filter(({ id }) => after.pages.every((page) => page.id !== id))
      .map((page) => change('pageRemoved', page)),
  ];
}

const changed = (page: string, label: string, was: string | null, became: string | null): PackChange[] =>
  was === became ? [] : [{ kind: 'fieldChanged', page, label, was, became }];

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

// Where the pack may be used decides where data goes.
const settingChanges = (before: Pack, after: Pack): PackChange[] => [
  ...changed('', 'Name of the portal', before.name, after.name),
  ...changed('', 'Destination', before.destination, after.destination),
  ...changed('', 'Addresses', before.origins.join(', '), after.origins.join(', ')),
  ...changed('', 'Addresses of frames', before.frameOrigins.join(', '), after.frameOrigins.join(', ')),
  ...changed('', 'Practice portal', yesNo(before.isPractice), yesNo(after.isPractice)),
  ...changed('', 'Recorded on the portal itself', yesNo(before.isVerified), yesNo(after.isVerified)),
];

function pageChanges(before: PackPage, after: PackPage): PackChange[] {
  const { pairs, removed, added } = pairRecordings(before.controls, after.controls);
  const shape = (page: PackPage) => (page.reference ? `${page.reference.label} ${page.reference.shape}` : null);
  const one = (kind: PackChange['kind'], label: string, was: string | null, became: string | null): PackChange => ({
    kind,
    page: after.id,
    label,
    was,
    became,
  });
  return [
    ...changed(after.id, 'Address of the page', before.path, after.path),
    ...changed(after.id, 'Heading', before.heading, after.heading),
    ...changed(after.id, 'Time left', before.clock, after.clock),
    ...changed(after.id, 'Reference number', shape(before), shape(after)),
    ...changed(after.id, 'Repeated questions', blocksOf(before), blocksOf(after)),
    ...pairs.flatMap(([old, now]) => [
      ...controlChanges(after.id, old, now),
      ...useChanges(after.id, old, now, before, after),
    ]),
    ...added.flatMap((control) => {
      const use = useOf(after, control);
      return [
        one('controlAdded', control.label, null, control.label),
        ...(use === null ? [] : [one('fieldAdded', control.label, null, use)]),
      ];
    }),
    ...removed.flatMap((control) => {
      const use = useOf(before, control);
      return [
        one('controlRemoved', control.label, control.label, null),
        ...(use === null ? [] : [one('fieldRemoved', control.label, use, null)]),
      ];
    }),
  ];
}

const blocksOf = ({ blocks }: PackPage) =>
  blocks
    .map(({ question, addButton, firstNumber, most }) => `${question} (${addButton ?? '-'}, ${firstNumber}, ${most})`)
    .join(', ');

function controlChanges(page: string, before: PageControl, after: PageControl): PackChange[] {
  const traits = controlTraits.filter((trait) => traitText(before, trait) !== traitText(after, trait));
  return traits.map((trait) => ({
    kind: 'controlRenamed',
    page,
    label: after.label,
    was: `${trait}: ${traitText(before, trait)}`,
    became: `${trait}: ${traitText(after, trait)}`,
  }));
}

function useChanges(id: string, old: PageControl, now: PageControl, before: PackPage, after: PackPage): PackChange[] {
  const [was, became] = [useOf(before, old), useOf(after, now)];
  if (was === became) return [];
  const kind = was === null ? 'fieldAdded' : became === null ? 'fieldRemoved' : 'fieldChanged';
  return [{ kind, page: id, label: now.label, was, became }];
}

// What the pack does with a control, in one line; null if it is not mapped. Other controls are named, because refs are counted anew.
function useOf(page: PackPage, { ref }: PageControl): string | null {
  const personal = page.personal.find(({ control }) => control === ref);
  if (personal) return `left to the person (${personal.reason})`;
  const single = page.fields.find(({ control }) => control === ref);
  const field = single ?? page.blocks.flatMap(({ fields }) => fields).find(({ control }) => control === ref);
  return field ? describeField(field, page) : null;
}

function describeField({ from, format, options, waitsFor }: PackField, page: PackPage): string {
  const driver = page.controls.find(({ ref }) => ref === waitsFor);
  return [
    sourceText(from),
    ...(format ? [`format ${canonicalJson(format)}`] : []),
    ...(options ? [`options ${canonicalJson(options)}`] : []),
    ...(driver ? [`after “${driver.label}”`] : []),
  ].join(', ');
}

function sourceText(from: PackField['from']): string {
  if ('fixed' in from) return `always “${from.fixed}”`;
  if ('file' in from) return `file ${from.file}`;
  if ('questions' in from) return `${from.questions.join(' + ')} joined by “${from.joinedBy}”`;
  const item = from.item === undefined ? '' : ` ${from.item + 1}`;
  return `${from.question}${item}${from.field === undefined ? '' : `.${from.field}`}`;
}
