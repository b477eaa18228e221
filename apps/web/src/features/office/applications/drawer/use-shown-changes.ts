import type { Application } from '@visawright/contract/applications/application.ts';
import { answerText } from '../../../form/values/answer-text.ts';
import { destinationOf, useDestinationForm } from '../../../journey/deadline/use-application.ts';
import type { ShownChange } from '../../review-round/SectionPast.tsx';
import type { RoundSection } from '../../review-round/use-review-round.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// Changed answers with the labels of the newest form; questions it does not have any more are left out.
export function useShownChanges(row: Application) {
  const { language } = useApplicationsTexts();
  const form = useDestinationForm(destinationOf(row));
  const fields = new Map(form?.sections.flatMap((section) => section.fields.map((field) => [field.id, field])));
  return ({ changes }: RoundSection): ShownChange[] =>
    changes.flatMap(({ field: id, before, after }) => {
      const field = fields.get(id);
      if (!field) return [];
      const text = (value: typeof before) => answerText(field, value, (label) => label, language);
      return [{ field: id, label: field.label, before: text(before), after: text(after) }];
    });
}
