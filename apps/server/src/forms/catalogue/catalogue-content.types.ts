import type { CatalogueConfidence, CataloguePart } from '@visawright/contract/forms/catalogue-order.ts';
import type { Severity } from '@visawright/contract/applications/finding-facts.ts';

// One verifiable part of a destination's data: the form, its checklist, fees, processing times or a rule.
export interface CatalogueContent {
  readonly part: CataloguePart;
  readonly formId: string;
  readonly ruleId: string | null;
  readonly title: { readonly en: string; readonly hi: string } | null;
  readonly asks: { readonly en: string; readonly hi: string } | null;
  readonly severity: Severity | null;
  readonly count: number | null;
  readonly source: { readonly name: string; readonly url: string | null };
  readonly confidence: CatalogueConfidence | null;
  readonly asOf: string | null;
  readonly sha256: string; // a verification is valid only for this exact content
}
