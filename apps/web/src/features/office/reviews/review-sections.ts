import type { Application } from '@visawright/contract/applications/application.ts';
import { sectionsOf } from '../../shared/destinations/destination-names.ts';
import type { ApplicationsTranslate } from '../../../translations/applications/applications-texts.ts';

// Sections of the form; without a form the application is reviewed as a whole.
export function reviewSections(
  { destinationId }: Application,
  t: ApplicationsTranslate,
): readonly { id: string; title: string }[] {
  const sections = sectionsOf(destinationId);
  return sections.length > 0 ? sections : [{ id: 'application', title: t('review.whole') }];
}
