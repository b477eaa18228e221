import type { NameField } from '@visawright/contract/documents/document-facts.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { prefill } from '@visawright/forms/prefill/prefill.ts';
import { unknownNameField } from '@visawright/forms/prefill/single-name.ts';
import { documentEvidence } from '@visawright/forms/testing/document-evidence.ts';
import { fieldsOf } from '@visawright/reading/mrz/mrz-fields.ts';
import { findSingleName, formSheet, placeSingleName, type Printer } from '@visawright/server/processing.ts';
import { sheetTestInput, wordsOf } from '@visawright/server/testing.ts';
import { mrzLines } from '@visawright/specimens/mrz.ts';

const only = 'TENZIN';
const nameIds = ['surname', 'givenNames', 'fullName'] as const;
type Names = Partial<Record<(typeof nameIds)[number], string>>;

// The lines of a passport with one name have one identifier, whichever field of the printed page is blank.
const lines = mrzLines({
  documentCode: 'P',
  issuer: 'IND',
  nationality: 'IND',
  number: 'Z4821907',
  surname: only,
  givenNames: '',
  sex: 'F',
  dateOfBirth: '1992-04-17',
  expiryDate: '2031-03-14',
  personalNumber: '',
  emptyCheck: '<',
});

const { surname: readSurname, givenNames: readGivenNames } = fieldsOf(lines);
const readValues = Object.entries({ surname: readSurname, givenNames: readGivenNames, mrzLine1: lines[0] })
  .filter(([, value]) => value !== '')
  .map(([field, value]) => ({
    field,
    value,
    raw: value,
    readValue: value,
    outcome: 'accept' as const,
    confidence: 1,
    pageUid: 'page',
    polygon: [],
    actedBy: null,
    actedAt: null,
    engine: 'mrz',
  }));

// The traveller is asked which field is blank before the name is used.
const isAsked =
  findSingleName({
    row: { category: 'Passport', state: 'checked', retake: [], blank_name: null },
    values: readValues,
  })?.name.toUpperCase() === only;

function passportWith(blank: NameField | 'asked'): DocumentEvidence {
  const values = placeSingleName(readValues, blank === 'asked' ? null : blank);
  const cells = Object.fromEntries(values.map(({ field, value }) => [field, value]));
  return documentEvidence('Passport', 'Indian passport', cells, { isPrimary: true, blankName: blank });
}

function namesInForm(form: Form, documents: DocumentEvidence[]): Names {
  const proposals = prefill(form, { documents, application: {}, profile: {}, earlierAnswers: {} });
  const values = effectiveAnswers(form, {}, {}, proposals);
  return Object.fromEntries(nameIds.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id]]])));
}

// How often each word stands in the form of the package when it has these names and no other answer.
async function wordsInPackage(id: DestinationId, values: Names, printer: Printer): Promise<string[]> {
  const made = await formSheet({ ...(await sheetTestInput(id)), values }, printer.print);
  const words =
    made.kind === 'copy'
      ? made.html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').split(/\s+/)
      : wordsOf(made.pdf).map(({ text }) => text);
  return words.filter((word) => word === only || word === 'FNU').toSorted();
}

function expectedNames(form: Form, blank: NameField): Names {
  const ids = new Set(form.sections.flatMap(({ fields }) => fields).map(({ id }) => id));
  if (!ids.has('surname') || !ids.has('givenNames')) return { fullName: only };
  const { convention, into } = form.singleName ?? {};
  if (convention === 'repeat') return { surname: only, givenNames: only };
  if (convention === 'FNU') return { surname: only, givenNames: 'FNU' };
  if (convention === 'empty' && into !== undefined) return { [into]: only };
  return blank === 'surname' ? { givenNames: only } : { surname: only };
}

const shown = (names: Names) => JSON.stringify(names);

// null if the names in form and package follow the destination's rule for the one name of the machine-readable lines, or if the traveller
// is asked to ask the consulate.
export async function singleNameProblem(
  id: DestinationId,
  form: Form,
  blank: NameField,
  printer: Printer,
): Promise<string | null> {
  if (!isAsked) return 'the traveller is not asked which field is blank';
  const expected = expectedNames(form, blank);
  const isWholeName = expected.fullName !== undefined; // the same in any case
  const early = namesInForm(form, [passportWith('asked')]);
  if (!isWholeName && Object.keys(early).length > 0) return `filled before the question is answered: ${shown(early)}`;
  const documents = [passportWith(blank)];
  const names = namesInForm(form, documents);
  if (nameIds.some((each) => names[each] !== expected[each])) return `${shown(names)} instead of ${shown(expected)}`;
  if (!isWholeName && !form.singleName && unknownNameField(form, documents) !== blank)
    return 'the consulate is not named';
  const printed = await wordsInPackage(id, names, printer);
  return printed.join() === Object.values(expected).toSorted().join()
    ? null
    : `the package has ${printed.join(' and ') || 'no name'}`;
}
