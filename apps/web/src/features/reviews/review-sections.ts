import type { Application } from '@visawright/contract/application.ts';
import type { Say } from '../applications/application-words.ts';
import { sectionsOf } from '../applications/place.ts';

// The form's own sections; where no form is known the application is judged as one.
export function reviewSections({ destinationId }: Application, t: Say): readonly { id: string; title: string }[] {
  const sections = sectionsOf(destinationId);
  return sections.length > 0 ? sections : [{ id: 'application', title: t('review.whole') }];
}
