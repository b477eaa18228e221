import type { ControlKind, PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import type { Random } from '../tenancy/random.ts';
import type { Element, LivePage } from './live-page.ts';

// A change that a portal could make. It knows which controls are still the recorded ones. null: not possible on this page.
export type Mutation = (live: LivePage, random: Random) => LivePage | null;

// Of one that has lost its last control nothing can be changed any more.
const groupOf = ({ elements }: LivePage, random: Random): string =>
  elements.length === 0 ? '' : random.of(elements).control.group;

const untouched = (live: LivePage, fits: (element: Element) => boolean = () => true): Element[] =>
  live.elements.filter((element) => !element.isTouched && fits(element));

const replaced = (live: LivePage, changes: ReadonlyMap<Element, Element>): LivePage => ({
  ...live,
  elements: live.elements.map((element) => changes.get(element) ?? element),
});

type Change = (control: PageControl, random: Random, element: Element) => Partial<PageControl>;

// One control is changed. isSame: a person would still recognise it.
const one =
  (isSame: boolean, change: Change, fits: (element: Element, live: LivePage) => boolean = () => true): Mutation =>
  (live, random) => {
    const possible = untouched(live, (element) => fits(element, live));
    if (possible.length === 0) return null;
    const element = random.of(possible);
    const control = { ...element.control, ...change(element.control, random, element) };
    return replaced(live, new Map([[element, { control, truth: isSame ? element.truth : null, isTouched: true }]]));
  };

// Two controls exchange something, and nobody can say any more which is which.
const swap =
  (exchange: (keyof PageControl)[], fits: (a: PageControl, b: PageControl) => boolean = () => true): Mutation =>
  (live, random) => {
    const pairs = untouched(live).flatMap((a, n, all) =>
      all.slice(n + 1).flatMap((b) => {
        const differs = exchange.some((key) => JSON.stringify(a.control[key]) !== JSON.stringify(b.control[key]));
        return differs && fits(a.control, b.control) ? [[a, b] as const] : [];
      }),
    );
    if (pairs.length === 0) return null;
    const [a, b] = random.of(pairs);
    const taken = (from: PageControl) => Object.fromEntries(exchange.map((key) => [key, from[key]]));
    const swapped = (element: Element, from: Element): Element => ({
      control: { ...element.control, ...taken(from.control) },
      truth: null,
      isTouched: true,
    });
    return replaced(
      live,
      new Map([
        [a, swapped(a, b)],
        [b, swapped(b, a)],
      ]),
    );
  };

const word = (random: Random) =>
  Array.from({ length: 6 }, () => random.of('abcdefghijklmnopqrstuvwxyz'.split(''))).join('');

const otherLabels = [
  'Maiden name',
  'Sponsor name',
  'Date of travel',
  'Old passport number',
  'Reference',
  'Place',
  'Guardian',
  'Remarks',
];
const otherGroups = ['Previous passport', 'Sponsor', 'Accompanying person', 'Section 9', 'Emergency contact'];

// A slip of the pen that was corrected: what is asked is the same.
const corrected = (text: string, random: Random): string => {
  const long = [...text.matchAll(/[A-Za-z]{8,}/g)].map(([found]) => found);
  const slips = [
    `${text}:`,
    text.toUpperCase() === text ? text.toLowerCase() : text.toUpperCase(),
    `Your ${text}`,
    ...long.map((found) => text.replace(found, found.slice(0, 3) + found.slice(4))),
    ...long.map((found) => text.replace(found, found.slice(0, 4) + found[3]! + found.slice(4))),
  ];
  return random.of(slips.filter((slip) => slip !== text));
};

// Alike enough to be taken for the same, and something else.
const misleading = (text: string, random: Random): string =>
  random.of([
    `${text} 2`,
    `${text} of spouse`,
    `Previous ${text}`,
    `Not ${text}`,
    text
      .replace(/ather/, 'other')
      .replace(/mployer/, 'mployee')
      .replace(/issue/, 'expiry')
      .replace(/from/i, 'to'),
    ...otherLabels,
  ]);

const isLabelled = ({ control }: Element) => control.label !== '';
const hasId = ({ control }: Element) => control.id !== '';
const hasName = ({ control }: Element) => control.name !== '';

// The label is read together with its heading: where another control has both, nobody can say which one is in another place.
const isOnlyOne = ({ control }: Element, { elements }: LivePage): boolean =>
  elements.filter((other) => other.control.label === control.label && other.control.group === control.group).length ===
  1;

function fieldOf({ truth }: Element, { page }: LivePage) {
  const ref = truth?.replace(/-\d+$/, '');
  return [...page.fields, ...page.blocks.flatMap(({ fields }) => fields)].find(({ control }) => control === ref);
}

// Lists that are complete when the page is opened.
const hasOptions = (element: Element, live: LivePage): boolean =>
  element.control.options.length > 1 && fieldOf(element, live)?.waitsFor === undefined;

// With or without it the page has one item more or less, which is no change of the page.
const isWholeItem = ({ truth }: Element, { page }: LivePage): boolean =>
  page.blocks.some(({ fields }) => fields.length === 1 && fields[0]!.control === truth?.replace(/-\d+$/, ''));

const moved: Mutation = (live, random) => {
  const possible = untouched(live);
  if (live.elements.length < 3 || possible.length === 0) return null;
  const element = random.of(possible);
  const others = live.elements.filter((each) => each !== element);
  const at = Math.floor(random.next() * (others.length + 1));
  const truth = isOnlyOne(element, live) ? element.truth : null;
  return { ...live, elements: others.toSpliced(at, 0, { ...element, truth, isTouched: true }) };
};

const removed: Mutation = (live, random) => {
  const possible = untouched(live, (element) => !isWholeItem(element, live));
  if (possible.length === 0) return null;
  const element = random.of(possible);
  return { ...live, elements: live.elements.filter((each) => each !== element) };
};

// A copy has the same id and name, or new ones. With the same ones nobody can say which of the two it was.
const duplicated: Mutation = (live, random) => {
  const possible = untouched(live, (element) => !isWholeItem(element, live));
  if (possible.length === 0) return null;
  const element = random.of(possible);
  const isExact = random.next() < 0.5 || (!hasId(element) && !hasName(element));
  const { id, name } = element.control;
  const control = isExact
    ? element.control
    : { ...element.control, id: id && `${id}_${word(random)}`, name: name && `${name}_2` };
  const copy: Element = { control, truth: null, isTouched: true };
  const first = { ...element, truth: isExact ? null : element.truth, isTouched: true };
  const at = live.elements.indexOf(element);
  const elements = live.elements.with(at, first);
  return { ...live, elements: elements.toSpliced(random.next() < 0.5 ? at : at + 1, 0, copy) };
};

const added: Mutation = (live, random) => {
  if (live.elements.length === 0) return null;
  const like = random.of(live.elements);
  const kind: ControlKind = random.of([
    'text',
    'text',
    'select',
    'radio',
    'checkbox',
    'date',
    'password',
    'file',
  ] as const);
  const control: PageControl = {
    ...like.control,
    kind,
    id: random.of([word(random), '', like.control.id && `${like.control.id}2`]),
    name: random.of([word(random), '']),
    label: random.of([...otherLabels, misleading(like.control.label, random), word(random)]),
    group: random.of([like.control.group, like.control.group, ...otherGroups]),
    required: random.next() < 0.5,
    options: kind === 'select' || kind === 'radio' ? ['Yes', 'No'] : [],
    pattern: '',
    maxLength: null,
  };
  const isEnd = random.next() < 0.5;
  const last = live.elements.findLastIndex((each) => each.control.group === control.group);
  const at = isEnd && last >= 0 ? last + 1 : Math.floor(random.next() * (live.elements.length + 1));
  return { ...live, elements: live.elements.toSpliced(at, 0, { control, truth: null, isTouched: true }) };
};

// The heading of a group changes. isSame: only a slip was corrected.
const groupRenamed =
  (isSame: boolean): Mutation =>
  (live, random) => {
    const group = groupOf(live, random);
    const inGroup = live.elements.filter(({ control }) => control.group === group);
    if (group === '' || inGroup.some(({ isTouched }) => isTouched)) return null;
    const renamed = isSame ? corrected(group, random) : random.of(otherGroups);
    if (live.elements.some(({ control }) => control.group === renamed)) return null;
    const change = (element: Element): Element => ({
      control: { ...element.control, group: renamed },
      truth: isSame ? element.truth : null,
      isTouched: true,
    });
    return replaced(live, new Map(inGroup.map((element) => [element, change(element)])));
  };

// Labels move on by one within a group, as when a label was inserted at the wrong place.
const labelsShifted: Mutation = (live, random) => {
  const group = groupOf(live, random);
  const inGroup = live.elements.filter(({ control }) => control.group === group);
  if (inGroup.length < 3 || inGroup.some(({ isTouched }) => isTouched)) return null;
  if (new Set(inGroup.map(({ control }) => control.label)).size < inGroup.length) return null;
  const shifted = inGroup.map((element, n): [Element, Element] => {
    const { label } = inGroup[(n + 1) % inGroup.length]!.control;
    return [element, { control: { ...element.control, label }, truth: null, isTouched: true }];
  });
  return replaced(live, new Map(shifted));
};

// What is typed as DD/MM/YYYY would be another day.
const formatChanged = one(false, ({ pattern }, random) => {
  const shapes = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'DD-MMM-YYYY', ''].filter((shape) => shape !== pattern);
  return { pattern: random.of(shapes) };
});

const kindChanged = one(false, ({ kind }, random) => {
  const kinds = (
    ['text', 'textarea', 'select', 'list', 'radio', 'checkbox', 'date', 'file', 'password'] as const
  ).filter((each) => each !== kind);
  return { kind: random.of(kinds) };
});

const anotherPage: Mutation = (live, random) => {
  if (live.elements.some(({ isTouched }) => isTouched)) return null;
  const isHeading = live.heading !== null && random.next() < 0.5;
  return {
    ...live,
    ...(isHeading ? { heading: random.of(otherGroups) } : { path: `${live.path}/other` }),
    elements: live.elements.map((element) => ({ ...element, truth: null, isTouched: true })),
  };
};

const option = (random: Random) => `${word(random)} ${word(random)}`;

// Beside an option that an answer of ours may choose. Nobody can say which of the two is meant then.
const similarOption: Mutation = (live, random) => {
  const possible = untouched(live, (element) => fieldOf(element, live) !== undefined && hasOptions(element, live));
  if (possible.length === 0) return null;
  const element = random.of(possible);
  const { options } = element.control;
  const mapped = Object.values(fieldOf(element, live)!.options ?? {}).filter((text) => options.includes(text));
  const chosen = random.of(mapped.length > 0 ? mapped : options);
  const similar = `${chosen} (${random.of(['new', 'special', '2'])})`;
  const control = { ...element.control, options: [...options, similar] };
  return replaced(live, new Map([[element, { control, truth: null, isTouched: true }]]));
};

export const mutations: Readonly<Record<string, Mutation>> = {
  'id renamed': one(true, (_, random) => ({ id: word(random) }), hasId),
  'name renamed': one(true, (_, random) => ({ name: word(random) }), hasName),
  'id and name renamed': one(
    true,
    (_, random) => {
      const text = word(random);
      return { id: text, name: text };
    },
    ({ control }) => control.id !== '' && control.id === control.name,
  ),
  'label corrected': one(true, ({ label }, random) => ({ label: corrected(label, random) }), isLabelled),
  'label renamed': one(
    false,
    ({ label }, random) => {
      const renamed = misleading(label, random);
      return { label: renamed === label ? `${label} 2` : renamed };
    },
    isLabelled,
  ),
  'label removed': one(false, () => ({ label: '' }), isLabelled),
  'labels swapped': swap(['label']),
  'labels of similar controls swapped': swap(['label'], (a, b) => a.kind === b.kind && a.group === b.group),
  'labels shifted': labelsShifted,
  'ids swapped': swap(['id'], (a, b) => a.id !== '' && b.id !== ''),
  'names swapped': swap(['name'], (a, b) => a.name !== '' && b.name !== ''),
  'ids and names swapped': swap(['id', 'name'], (a, b) => `${a.id}${a.name}` !== '' && `${b.id}${b.name}` !== ''),
  'groups swapped': swap(['group']),
  'options swapped': swap(['options'], (a, b) => a.options.length > 1 && b.options.length > 1),
  'kinds swapped': swap(['kind']),
  moved,
  removed,
  duplicated,
  added,
  'option added': one(true, ({ options }, random) => ({ options: [...options, option(random)] }), hasOptions),
  'option added in between': one(
    true,
    ({ options }, random) => ({
      options: options.toSpliced(Math.floor(random.next() * options.length), 0, option(random)),
    }),
    hasOptions,
  ),
  'similar option added': similarOption,
  'options in another order': one(true, ({ options }) => ({ options: options.toReversed() }), hasOptions),
  'option removed': one(
    false,
    ({ options }, random) => ({ options: options.toSpliced(Math.floor(random.next() * options.length), 1) }),
    hasOptions,
  ),
  'option renamed': one(
    false,
    ({ options }, random) => ({ options: options.with(Math.floor(random.next() * options.length), option(random)) }),
    hasOptions,
  ),
  'format changed': formatChanged,
  'shorter text': one(false, ({ maxLength }) => ({ maxLength: Math.max(1, Math.floor((maxLength ?? 20) / 2)) })),
  'longer text': one(
    true,
    ({ maxLength }) => ({ maxLength: maxLength! * 2 }),
    ({ control }) => control.maxLength !== null,
  ),
  'kind changed': kindChanged,
  'required changed': one(true, ({ required }) => ({ required: !required })),
  'put into a frame': one(false, () => ({ frame: 'https://frame.example' })),
  'group renamed': groupRenamed(false),
  'group corrected': groupRenamed(true),
  'another page': anotherPage,
};
