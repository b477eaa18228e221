import type { CatalogueConfidence, CataloguePart } from '@visawright/contract/catalogue-order.ts';
import type { Severity } from '@visawright/contract/finding.ts';

// What one destination says of one thing, as it stands in the product now.
export interface Content {
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
  readonly sha256: string; // a verification speaks of this content and no other
}
