import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { prefill } from '@visawright/forms/prefill/prefill.ts';
import { unknownNameField } from '@visawright/forms/prefill/single-name.ts';
import { documentEvidence } from '@visawright/forms/testing/document-evidence.ts';

const only = 'TENZIN';
type Blank = 'surname' | 'givenNames';

// A passport with one name whose printed page leaves `blank` empty: what the form's name fields become, and what is asked.
function nameFields(form: Form, blank: Blank) {
  const values = { [blank === 'surname' ? 'givenNames' : 'surname']: only };
  const passport: DocumentEvidence = documentEvidence('Passport', 'Indian passport', values, {
    isPrimary: true,
    blankName: blank,
  });
  const documents = [passport];
  const proposals = prefill(form, { documents, application: {}, profile: {}, earlierAnswers: {} });
  const { surname = '', givenNames = '' } = effectiveAnswers(form, {}, {}, proposals) as Record<string, string>;
  return { surname, givenNames, asks: unknownNameField(form, documents) };
}

// null if the name fields follow the destination's rule, or if the traveller is asked to ask the consulate.
export function singleNameProblem(form: Form, blank: Blank): string | null {
  const ids = new Set(form.sections.flatMap(({ fields }) => fields).map(({ id }) => id));
  if (!ids.has('surname') || !ids.has('givenNames')) return null; // one box for the whole name
  const { surname, givenNames, asks } = nameFields(form, blank);
  const shown = `surname “${surname}”, given names “${givenNames}”, asks ${asks ?? 'nothing'}`;
  const { convention, into } = form.singleName ?? {};
  const printed = blank === 'surname' ? { surname: '', givenNames: only } : { surname: only, givenNames: '' };
  const expected =
    convention === 'repeat'
      ? { surname: only, givenNames: only }
      : convention === 'FNU'
        ? { surname: only, givenNames: 'FNU' }
        : convention === 'empty' && into !== undefined
          ? { surname: '', givenNames: '', [into]: only }
          : printed;
  const isRight = surname === expected.surname && givenNames === expected.givenNames;
  const isAsked = convention !== undefined || asks === blank;
  return isRight && isAsked ? null : shown;
}
