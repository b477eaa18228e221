import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { meetsCondition } from '@visawright/forms/rules/conditions.ts';
import { findingOf, type JudgedFinding } from '@visawright/forms/rules/finding-of.ts';
import { rulesInForce } from '@visawright/forms/rules/rule-in-force.ts';
import { describe, expect, test } from 'vitest';
import { cleanFile } from './clean-file.ts';
import { evidenceFaults } from './evidence-faults.ts';
import expectedFindings from './expected-findings.json' with { type: 'json' };
import type { Seed, Seeds } from './seed.types.ts';
import { allSeeds } from './seeds/index.ts';
import { travellers } from './traveller.ts';

// Only the rule under test is judged: `npm run prove -- findings` judges all of them together.
// The seeds of a test share their forms, because reading the rules of a form costs more than judging them.
async function failuresOf(
  { rule: id, base }: Seeds,
  seed: Seed,
  forms: Map<DestinationId, Form>,
): Promise<JudgedFinding[]> {
  const { destination, group = 'Tourism', traveller = 0, trip, visaType } = { ...base, ...seed.base };
  const clean = await cleanFile({
    destination,
    group,
    traveller: travellers[traveller]!,
    ...(trip && { trip }),
    ...(visaType && { visaType }),
  });
  const form = forms.get(destination) ?? clean.form;
  forms.set(destination, form);
  const file = { ...clean, form };
  seed.apply(file);
  const inForce = rulesInForce(file.form, file.group).find(({ rule }) => rule.id === id);
  if (!inForce || (inForce.rule.when && !meetsCondition(file, inForce.rule.when))) return [];
  return inForce.predicate
    .judge(file, inForce.params)
    .map((violation) => findingOf(file, inForce, violation))
    .filter(({ status }) => status === 'fails');
}

// What a person reads and can open: the sentences, the values they rest on, the days, the answers to look at and where the remedy leads.
const readable = ({ key, severity, words, evidence, days, fields, remedy }: JudgedFinding) => ({
  key,
  severity,
  says: `${words.en.title}. ${words.en.text}`,
  restsOn: evidence.map((each) => {
    if (each.from === 'document') return `${each.kind}: ${each.field}`;
    return each.from === 'missing' ? `missing: ${each.title}` : each.name;
  }),
  ...(days && { days: [days.first, days.last, days.uncovered.join(' '), days.unit].join(' | ') }),
  ...(fields.length > 0 && { fields }),
  remedy: [remedy.kind, remedy.category, remedy.docId, remedy.field].filter(Boolean).join(' | '),
});
const expected = expectedFindings as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describe.each(allSeeds.map((seeds) => [seeds.rule, seeds] as const))('%s', (rule, seeds) => {
  test('finds every inserted fault, shows what it rests on, and reports it in the words expected', async () => {
    const forms = new Map<DestinationId, Form>();
    const wanted = new Map(Object.entries(expected[rule]!)); // of the first fault with that name
    for (const seed of seeds.faults) {
      const found = await failuresOf(seeds, seed, forms);
      expect(found.length, seed.name).toBeGreaterThan(0);
      expect(found.flatMap(evidenceFaults), seed.name).toEqual([]);
      if (wanted.has(seed.name)) expect(readable(found[0]!), seed.name).toEqual(wanted.get(seed.name));
      wanted.delete(seed.name);
    }
    expect([...wanted.keys()]).toEqual([]);
  });

  test('accepts what is just inside its limit', async () => {
    const forms = new Map<DestinationId, Form>();
    for (const seed of seeds.near) expect(await failuresOf(seeds, seed, forms), seed.name).toEqual([]);
  });
});
