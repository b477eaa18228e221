import type { Application } from '@visawright/contract/applications/application.ts';
import { sectionsOf } from '../../shared/destinations/destination-names.ts';
import type { ApplicationsTranslate } from '../../../translations/applications/applications-texts.ts';

// Sections of the form; without a form the application is reviewed as a whole.
export function reviewSections(
  { destinationId, summary }: Application,
  t: ApplicationsTranslate,
): readonly { id: string; title: string }[] {
  const all = sectionsOf(destinationId);
  // The sections this traveller has, as in the form; all of them until the form was evaluated.
  const own = all.filter(({ id }) => summary?.sections.includes(id));
  const sections = own.length > 0 ? own : all;
  return sections.length > 0 ? sections : [{ id: 'application', title: t('review.whole') }];
}
