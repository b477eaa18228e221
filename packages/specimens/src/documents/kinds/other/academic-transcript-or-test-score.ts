import { report } from '../../layouts/academic/report.ts';
import { transcript } from '../../layouts/academic/transcript.ts';
import { institutions } from '../../facts/issuers.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { dayBefore, later, yearsOn } from '../../parts/day.ts';

export interface AcademicFacts extends DocumentFacts {
  readonly person: Person;
  readonly test: boolean; // a language test instead of a degree
  readonly roll: string;
  readonly marks: readonly number[];
}

const degrees = [
  'Bachelor of Engineering (Computer)',
  'Bachelor of Commerce',
  'Master of Business Administration',
  'Bachelor of Science (Physics)',
  'Master of Arts (Economics)',
];
const tests = [
  {
    name: 'Meridian English Language Test',
    exam: 'English Language Test (Academic)',
    scores: ['7.0', '7.5', '6.5', '8.0'],
  },
  { name: 'Global Aptitude Testing Service', exam: 'Graduate Aptitude Test', scores: ['318', '325', '309'] },
  { name: 'Council for Spoken English', exam: 'English for Study, Level C1', scores: ['182', '176', '190'] },
] as const;

export const academicTranscriptOrTestScore: DocumentSpecimenKind<AcademicFacts> = {
  category: 'Other',
  kind: 'Academic transcript or test score',
  facts(random, person) {
    const test = random.chance(0.45);
    const chosen = random.pick(tests);
    const finished = dayBefore(random, later(yearsOn(person.dateOfBirth, 21), '2000-05-01'), 90);
    return {
      person,
      test,
      roll: random.digits(8),
      marks: Array.from({ length: 5 }, () => random.whole(52, 96)),
      values: {
        name: person.fullName,
        institutionName: test ? chosen.name : random.pick(institutions),
        qualification: test ? chosen.exam : random.pick(degrees),
        score: test ? random.pick(chosen.scores) : `${random.pick(['7.8', '8.4', '6.9', '9.1'])}${random.whole(0, 9)}`,
        issueDate: test ? dayBefore(random, '2025-01-10') : finished,
      },
    };
  },
  layouts: [transcript, report],
};
