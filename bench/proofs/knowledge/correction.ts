import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { provenanceOf } from '@visawright/forms/form/provenance-of.ts';
import type { Provenance } from '@visawright/forms/form/provenance-schema.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { placeFacts } from '@visawright/forms/knowledge/place-facts.ts';
import { allRules } from '@visawright/forms/rules/rule-files.ts';
import { z } from 'zod';

// A fact that was compared with its source and was not right, and how to see in the data that it is now.
const Correction = z
  .strictObject({
    destination: z.string(),
    verdict: z.enum(['wrong', 'outdated', 'missing', 'unknown']),
    was: z.string(),
    is: z.string(),
    form: z.string().optional(), // the form to look at; absent: the destination's
    fact: z.string().optional(), // its key
    rule: z.string().optional(),
    file: z.enum(['centres.json', 'portal-files.json', 'holidays.json', 'fields.json']).optional(),
    at: z.string().optional(), // path inside the value, such as 'params.perDay'
    equals: z.unknown().optional(),
    contains: z.string().optional(),
    unsure: z.literal(true).optional(), // the fact stays and says that no certain source is known
  })
  .refine(({ fact, rule, file }) => [fact, rule, file].filter(Boolean).length === 1, 'one of fact, rule and file');
export type Correction = z.infer<typeof Correction>;

const folder = join(import.meta.dirname, 'corrections');
export const corrections: readonly Correction[] = readdirSync(folder)
  .sort()
  .flatMap((name) => z.array(Correction).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

const formsFolder = join(import.meta.dirname, '..', '..', '..', 'packages', 'forms');
const valueAt = (value: unknown, path = ''): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);

interface Looked {
  readonly value: unknown; // undefined if there is no such fact
  readonly provenance: Provenance | null;
}

function lookUp({ fact, rule, file, form: formId, destination }: Correction, forms: ReadonlyMap<string, Form>): Looked {
  if (file) return { value: JSON.parse(readFileSync(join(formsFolder, file), 'utf8')), provenance: null };
  if (rule) {
    const found = allRules.find(({ rule: { id } }) => id === rule)?.rule;
    return { value: found, provenance: found && 'stated' in found.source ? (found.source.stated ?? null) : null };
  }
  const form = forms.get(formId ?? destination);
  if (!form) return { value: undefined, provenance: null };
  const facts = [...factsOf(form), ...placeFacts(formId ?? destination)];
  const found = facts.find(({ key }) => key === fact);
  return { value: found?.value, provenance: found ? provenanceOf(form, found.key) : null };
}

// null if the data has the correction, otherwise what it has instead.
export function problemOf(correction: Correction, forms: ReadonlyMap<string, Form>): string | null {
  const { at, equals, contains, unsure, fact } = correction;
  const { value: whole, provenance } = lookUp(correction, forms);
  const value = valueAt(whole, at);
  const text = JSON.stringify(value);
  if (whole === undefined) return 'there is no such fact';
  if (equals !== undefined && text !== JSON.stringify(equals)) return `it is ${text}`;
  if (contains !== undefined && !text?.includes(contains)) return `“${contains}” is not in ${text?.slice(0, 200)}`;
  if (equals === undefined && contains === undefined && value === undefined) return `there is nothing at ${at}`;
  if (unsure) return provenance && isCertain(provenance) ? 'it is shown as certain' : null;
  return fact && provenance?.checkedOn === null ? 'it was not compared with a source' : null;
}

const isCertain = ({ source, confidence }: Provenance) => source !== null && confidence !== 'low';
