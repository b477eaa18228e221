import type { CataloguePart } from '@visawright/contract/forms/catalogue-order.ts';
import { dataAsOf } from '@visawright/forms/form/data-as-of.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { contentHash } from '../../platform/http/content-hash.ts';
import type { CatalogueContent } from './catalogue-content.types.ts';
import { ruleContents } from './rule-contents.ts';

function formContents(formId: string, form: Form): CatalogueContent[] {
  const { fees, processing, checklist, source, confidence, ...rest } = form;
  const of = (
    part: CataloguePart,
    value: unknown,
    facts: Pick<CatalogueContent, 'count' | 'asOf'>,
  ): CatalogueContent => ({
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

// The data ships with the product and cannot change while the process runs, so it is cached without expiry.
const cache = new Map<DestinationId, Promise<readonly CatalogueContent[]>>();

async function readContents(id: DestinationId): Promise<readonly CatalogueContent[]> {
  const form = await loadForm(id);
  return [...formContents(id, form), ...ruleContents(id, form)];
}

export async function loadContents(formId: string): Promise<readonly CatalogueContent[]> {
  const id = destinationIds.find((each) => each === formId);
  if (!id) return [];
  const known = cache.get(id) ?? readContents(id);
  cache.set(id, known);
  return known;
}

export const loadAllContents = async (): Promise<readonly CatalogueContent[]> =>
  (await Promise.all(destinationIds.map(loadContents))).flat();
