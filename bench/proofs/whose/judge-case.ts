import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { forms } from '@visawright/forms/destinations/form-files.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { prefill } from '@visawright/forms/prefill/prefill.ts';
import type { DocumentPerson } from '@visawright/reading/engine.types.ts';
import type { Person } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import {
  decideBelonging,
  listNamedPeople,
  type KnownTraveller,
  type NamingDocument,
} from '@visawright/server/processing.ts';
import { passportKind, type Case } from './cases.ts';

// What was read, or what the specimen says about itself.
export interface CaseDocument {
  readonly category: DocumentCategory;
  readonly values: Readonly<Record<string, string>>;
  readonly people: readonly DocumentPerson[];
}

export interface Judged {
  readonly case: string;
  readonly whose: Case['whose'];
  readonly isNamed: boolean; // the document names a person
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  readonly takenOver: readonly string[]; // fields of the form it fills without a question
}

const known = (applicantUid: string, person: Person, hasPassport: boolean): KnownTraveller => ({
  applicantUid,
  known: [
    { name: person.fullName },
    ...(hasPassport
      ? [{ name: person.fullName, dateOfBirth: person.dateOfBirth, passportNumber: person.passportNumber }]
      : []),
  ],
});

const everywhere: DocumentEvidence['values'][number]['polygon'] = [
  [0, 0],
  [1, 0],
  [1, 1],
];

function namingDocument({ category, values, people }: CaseDocument): NamingDocument {
  return {
    row: { category },
    reading: { people: people.map((person) => ({ ...person })) },
    values: Object.entries(values).map(([field, value]) => ({
      field,
      value,
      raw: value,
      outcome: 'accept',
      confidence: 1,
      pageUid: 'page',
      polygon: everywhere,
      readValue: value,
      actedBy: null,
      actedAt: null,
      engine: 'local',
    })),
  };
}

export function judgeCase(one: Case, document: CaseDocument): Judged {
  const named = namingDocument(document);
  const people = listNamedPeople(named);
  const others = one.isOnTrip ? [known('owner', one.owner, false)] : [];
  const { belonging, question } = decideBelonging(people, known('traveller', one.traveller, one.hasPassport), others);
  const evidence: DocumentEvidence = {
    docId: 'document',
    fileName: 'document.pdf',
    category: document.category,
    kind: one.kind,
    isPrimary: one.kind === passportKind,
    belonging,
    ownerQuestion: question,
    isSettled: true,
    retake: [],
    values: named.values.map(({ field, value, raw, outcome, pageUid }) => ({
      from: 'document',
      docId: 'document',
      fileName: 'document.pdf',
      category: document.category,
      kind: one.kind,
      field,
      value,
      raw,
      outcome,
      isConfirmed: false,
      pageUid,
      pageIndex: 0,
      polygon: everywhere,
    })),
    tables: [],
  };
  const profile = { firstName: one.traveller.givenNames, lastName: one.traveller.surname };
  const proposals = prefill(forms.get('italy')!, {
    documents: [evidence],
    application: {},
    profile,
    earlierAnswers: {},
  });
  const fromDocument = Object.entries(proposals).filter(([, { choices }]) =>
    choices[0]!.sources.some(({ from }) => from === 'document'),
  );
  return {
    case: `${one.whose} ${one.kind} ${one.seed}: ${people.map(({ name }) => name).join(', ')} / ${one.traveller.fullName}`,
    whose: one.whose,
    isNamed: people.length > 0,
    isOwn: belonging === 'own',
    isAsked: question !== null,
    takenOver: fromDocument.filter(([, { certain, doubt }]) => certain || !doubt).map(([field]) => field),
  };
}
