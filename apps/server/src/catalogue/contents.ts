import type { CataloguePart } from '@visawright/contract/catalogue-order.ts';
import { dataAsOf } from '@visawright/forms/as-of.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { contentHash } from './content-hash.ts';
import type { Content } from './content.types.ts';
import { ruleContents } from './rule-contents.ts';

function formContents(formId: string, form: Form): Content[] {
  const { fees, processing, checklist, source, confidence, ...rest } = form;
  const of = (part: CataloguePart, value: unknown, facts: Pick<Content, 'count' | 'asOf'>): Content => ({
    part,
    formId,
    ruleId: null,
    title: null,
    asks: null,
    severity: null,
    source: { name: source, url: null },
    confidence,
    ...facts,
    sha256: contentHash(value),
  });
  return [
    of('form', rest, { count: form.sections.flatMap(({ fields }) => fields).length, asOf: null }),
    of('checklist', checklist, { count: checklist.length, asOf: null }),
    of('fees', fees, { count: fees.length, asOf: dataAsOf({ fees, processing: null }) }),
    of('processing', processing, {
      count: processing?.lodgeBefore?.days ?? null,
      asOf: dataAsOf({ fees: [], processing }),
    }),
  ];
}

// The data is part of the product: it does not change while a process runs.
const kept = new Map<DestinationId, Promise<readonly Content[]>>();

async function readContents(id: DestinationId): Promise<readonly Content[]> {
  const form = await loadForm(id);
  return [...formContents(id, form), ...ruleContents(id, form)];
}

export async function contentsOf(formId: string): Promise<readonly Content[]> {
  const id = destinationIds.find((each) => each === formId);
  if (!id) return [];
  const known = kept.get(id) ?? readContents(id);
  kept.set(id, known);
  return known;
}

export const contents = async (): Promise<readonly Content[]> =>
  (await Promise.all(destinationIds.map(contentsOf))).flat();
