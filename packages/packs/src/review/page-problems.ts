import type { Pack, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { controlsOfBlock } from '../pages/expected-controls.ts';
import { matchPage } from '../pages/match-page.ts';
import { fieldProblems } from './field-problems.ts';

// What is wrong with one page of a pack.
export function pageProblems(page: PackPage, pack: Pack, form: Form): string[] {
  const refs = refProblems(page);
  return [
    ...refs,
    ...valueProblems(page, form),
    ...waitProblems(page),
    ...frameProblems(page, pack),
    // The others assume that every control exists.
    ...(refs.length === 0 ? [...blockProblems(page, form), ...matchProblems(page, pack)] : []),
  ];
}

const allFields = (page: PackPage): PackField[] => [...page.fields, ...page.blocks.flatMap(({ fields }) => fields)];

const labelOf = (page: PackPage, ref: string) => page.controls.find((control) => control.ref === ref)?.label || ref;

const repeated = (words: readonly string[]) => [...new Set(words.filter((word, n) => words.indexOf(word) !== n))];

function refProblems(page: PackPage): string[] {
  const known = page.controls.map(({ ref }) => ref);
  const mapped = allFields(page).map(({ control }) => control);
  const personal = page.personal.map(({ control }) => control);
  const drivers = allFields(page).flatMap(({ waitsFor }) => waitsFor ?? []);
  const unknown = [...new Set([...mapped, ...personal, ...drivers])].filter((ref) => !known.includes(ref));
  return [
    ...repeated(known).map((ref) => `two controls are called ${ref}`),
    ...unknown.map((ref) => `there is no control ${ref}`),
    ...repeated(mapped).map((ref) => `“${labelOf(page, ref)}” is mapped twice`),
    ...repeated(personal).map((ref) => `“${labelOf(page, ref)}” is left to the person twice`),
    ...personal
      .filter((ref) => mapped.includes(ref))
      .map((ref) => `“${labelOf(page, ref)}” is mapped and left to the person`),
  ];
}

function valueProblems(page: PackPage, form: Form): string[] {
  const of = (field: PackField, isInBlock: boolean) => {
    const control = page.controls.find(({ ref }) => ref === field.control);
    const problems = control ? fieldProblems(field, control, form, isInBlock) : [];
    return problems.map((problem) => `“${labelOf(page, field.control)}”: ${problem}`);
  };
  return [
    ...page.fields.flatMap((field) => of(field, false)),
    ...page.blocks.flatMap(({ fields }) => fields.flatMap((field) => of(field, true))),
  ];
}

// A list waits for a control that is filled in before it.
function waitProblems(page: PackPage): string[] {
  const fields = new Map(allFields(page).map((field) => [field.control, field]));
  const isCircle = (start: string) => {
    const seen = new Set<string>();
    for (let ref: string | undefined = start; ref !== undefined; ref = fields.get(ref)?.waitsFor) {
      if (seen.has(ref)) return true;
      seen.add(ref);
    }
    return false;
  };
  return [...fields.keys()]
    .filter(isCircle)
    .map((ref) => `“${labelOf(page, ref)}” waits for a control that waits for it`);
}

const frameProblems = (page: PackPage, { frameOrigins }: Pack): string[] =>
  [...new Set(page.controls.map(({ frame }) => frame))]
    .filter((frame) => frame !== '' && !frameOrigins.includes(frame))
    .map((frame) => `a control is in a frame of ${frame}, which the pack does not list`);

function blockProblems(page: PackPage, form: Form): string[] {
  const questions = new Map(form.sections.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
  const ranges = page.blocks.map((block) => ({ block, controls: controlsOfBlock(page, block) }));
  const inside = new Set(ranges.flatMap(({ controls }) => controls.map(({ ref }) => ref)));
  const single = new Set([...page.fields, ...page.personal].map(({ control }) => control));
  return [
    ...ranges.flatMap(({ block, controls }) => [
      ...(questions.get(block.question)?.type === 'repeat' ? [] : [`${block.question} is not a repeated question`]),
      ...(block.fields.every(({ from }) => 'question' in from && from.question === block.question)
        ? []
        : [`a field of the block ${block.question} comes from another question`]),
      ...(controls.some(({ ref }) => page.fields.some(({ control }) => control === ref))
        ? [`a single field is between the controls of the block ${block.question}`]
        : []),
      ...(ranges.some((other) => other.block !== block && other.controls.some((control) => controls.includes(control)))
        ? [`the controls of the block ${block.question} are mixed with those of another block`]
        : []),
    ]),
    ...page.controls
      .filter(({ ref, id, name }) => `${id}${name}`.includes('{n}') && (!inside.has(ref) || single.has(ref)))
      .map(({ label }) => `“${label}” has the number of an item, but is in no block`),
  ];
}

// The page as it was recorded must be known again.
function matchProblems(page: PackPage, pack: Pack): string[] {
  const inBlock = new Map(
    page.blocks.flatMap((block) =>
      controlsOfBlock(page, block).map(({ ref }) => [ref, `${block.firstNumber}`] as const),
    ),
  );
  const skeleton: PageSkeleton = {
    origin: pack.origins[0]!,
    path: page.path.replaceAll('*', '#'),
    title: page.title,
    headings: page.heading === null ? [] : [page.heading],
    controls: page.controls.map((control) => {
      const number = inBlock.get(control.ref) ?? '1';
      const withNumber = (text: string) => text.replaceAll('{n}', number);
      return {
        ...control,
        id: withNumber(control.id),
        name: withNumber(control.name),
        label: withNumber(control.label),
        group: withNumber(control.group),
      };
    }),
  };
  const { isKnown, differences } = matchPage(page, skeleton);
  return isKnown ? [] : [`the page is not known in the form in which it was recorded: ${differences[0]?.label ?? ''}`];
}
