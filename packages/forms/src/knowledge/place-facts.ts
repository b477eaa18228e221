import centres from '../../centres.json' with { type: 'json' };
import { portalFiles } from '../destinations/portal-files.ts';
import type { VisaFact } from './facts-of.ts';

// Facts about a destination that are not part of its form: its centres in India and the files it accepts.
export function placeFacts(formId: string): VisaFact[] {
  const places = { centres: (centres as Readonly<Record<string, unknown>>)[formId], files: portalFiles[formId] };
  return Object.entries(places)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ key: `site:${name}`, kind: 'site', value }));
}
