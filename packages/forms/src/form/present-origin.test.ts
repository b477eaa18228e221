import { expect, test } from 'vitest';
import type { FactOrigin } from './fact-origins.ts';
import { factOrigin, factOrigins } from './fact-origins.ts';
import { presentOrigin, presentOrigins } from './present-origin.ts';
import { comparisons } from './provenance-origin.ts';
import type { Provenance } from './provenance-schema.ts';

const portal = { name: 'The portal', url: 'https://portal.example.org' };
const homeOffice = {
  title: 'Home Office: visa fees',
  url: 'https://www.gov.uk/fees',
  kind: 'authority',
  date: '2026-04-08',
} as const;
const known = (part: Partial<Provenance> = {}): Provenance => ({
  source: homeOffice,
  confidence: 'high',
  checkedOn: '2026-11-16',
  checkedBy: 'A person',
  ...part,
});
const formWith = (provenance: Record<string, Provenance>) => ({ provenance, source: 'How we collected it', portal });
const reader = { language: 'en', today: '2026-11-17', office: 'centre' } as const;
const line = (part: Partial<Provenance> = {}, more: Partial<Parameters<typeof presentOrigin>[1]> = {}) => {
  const origin = factOrigin(formWith({ 'fee:Visa': known(part) }), 'fee:Visa');
  const { source, date, sentences } = presentOrigin(origin, { ...reader, ...more });
  return [[source?.name, date].filter(Boolean).join(', '), ...sentences].filter(Boolean).join(' · ');
};
const certain = 'Home Office: visa fees, 8 April 2026 · We last checked this on 16 November 2026';

test('a certain fact names its source, the date of the source and our last check', () => {
  expect(line()).toBe(certain);
});

test.each([
  ['a secondary source', { source: { ...homeOffice, kind: 'secondary' as const } }],
  ['medium confidence', { confidence: 'medium' as const }],
  ['low confidence', { confidence: 'low' as const }],
])('%s asks to confirm', (_, part) => {
  expect(line(part)).toBe(`${certain} · Please confirm with the visa centre`);
});

test('an undated source says so, and a year is shown as a year', () => {
  expect(line({ source: { ...homeOffice, date: null } })).toBe(
    'Home Office: visa fees, undated · We last checked this on 16 November 2026 · Please confirm with the visa centre',
  );
  expect(line({ source: { ...homeOffice, date: '2026' } })).toContain('Home Office: visa fees, 2026 ·');
});

test('what was never compared, or long ago, asks to confirm and says nothing about who did not', () => {
  expect(line({ checkedOn: null })).toBe('Home Office: visa fees, 8 April 2026 · Please confirm with the visa centre');
  expect(line({}, { today: '2027-11-17' })).toBe(line({ checkedOn: null }));
  expect(line({ checkedOn: null }, { office: 'mission' })).toContain('with the embassy or consulate');
});

test('an unknown origin is said once, with whom to ask', () => {
  const origin = factOrigin(formWith({}), 'fee:Visa');
  expect(presentOrigin(origin, { ...reader, office: 'mission' })).toEqual({
    source: null,
    date: null,
    sentences: ['We know of no official source: please ask the embassy or consulate'],
  });
  expect(line({ source: null, note: 'For the person who checks it again' })).toBe(
    'Usual practice of visa centres · We know of no official source: please ask the visa centre',
  );
});

test('the long source of a form is shown as its portal', () => {
  const long = known({ source: { ...homeOffice, title: 'How we collected it', kind: 'secondary', date: null } });
  expect(factOrigin(formWith({ 'question:*': long }), 'question:sex').source).toEqual({
    ...portal,
    kind: 'secondary',
    date: null,
  });
});

test('a comparison says what was compared and asks nothing', () => {
  const compared = (name: string): FactOrigin => ({
    source: { name, url: null, kind: 'comparison', date: null },
    confidence: null,
    checkedOn: null,
  });
  expect(presentOrigin(compared(comparisons.documents), reader).sentences).toEqual([
    'We compared your documents and answers with each other',
  ]);
  expect(presentOrigin(compared(comparisons.picture), reader).sentences).toEqual(['We measured this in your picture']);
});

test('in Hindi', () => {
  expect(line({ confidence: 'low' }, { language: 'hi' })).toBe(
    'Home Office: visa fees, 8 अप्रैल 2026 · हमने इसे पिछली बार 16 नवंबर 2026 को जाँचा · कृपया वीज़ा केंद्र से पुष्टि कर लें',
  );
});

test('several facts of one source are one line, as certain as the least certain, and the sentences come once', () => {
  const form = formWith({
    a: known(),
    b: known({ confidence: 'low', checkedOn: '2026-10-01' }),
    c: known({ source: { ...homeOffice, title: 'The law', kind: 'law', date: '2020' } }),
  });
  const origins = factOrigins(form, ['a', 'b', 'c']);
  expect(origins.map(({ source: { name }, confidence, checkedOn }) => [name, confidence, checkedOn])).toEqual([
    ['Home Office: visa fees', 'low', '2026-10-01'],
    ['The law', 'high', '2026-11-16'],
  ]);
  const { sources, sentences } = presentOrigins(origins, reader);
  expect(sources.map(({ date }) => date)).toEqual(['8 April 2026', '2020']);
  expect(sentences).toEqual(['We last checked this on 1 October 2026', 'Please confirm with the visa centre']);
  const never = presentOrigins(factOrigins(formWith({ a: known({ checkedOn: null }) }), ['a']), reader);
  expect(never.sentences).toEqual(['Please confirm with the visa centre']);
  expect(presentOrigins(factOrigins(formWith({}), ['a', 'b']), reader)).toEqual({
    sources: [],
    sentences: ['We know of no official source: please ask the visa centre'],
  });
});
