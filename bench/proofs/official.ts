import { execFileSync } from 'node:child_process';
import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { isSchengen } from '@visawright/forms/grant/territory.ts';
import { askedFields, formSheet, layOutForm, openPrinter, type Printer } from '@visawright/server/processing.ts';
import { sheetTestInput, wordsOf } from '@visawright/server/testing.ts';
import { atLeast, none, requireForProof, type Finding } from '../measurement.ts';
import { judgeBlank } from './official/judge-blank.ts';
import { installBlanks, type InstalledBlank } from './official/install-blanks.ts';
import { answersFor, answerSets, type AnswerSet } from './official/answer-sets.ts';
import { judgeCopy } from './official/judge-copy.ts';
import { judgeSchengen } from './official/judge-schengen.ts';

interface Case {
  readonly destination: DestinationId;
  readonly group: VisaGroup;
  readonly set: AnswerSet;
}
interface CaseRow extends Case {
  readonly kind: 'schengen' | 'official' | 'copy';
  readonly filled: number;
  readonly continued: number;
  readonly faults: readonly string[];
  readonly blank?: InstalledBlank['kind']; // an uploaded official form
}

const few: readonly Case[] = [
  { destination: 'italy', group: 'Tourism', set: 'long' },
  { destination: 'germany', group: 'Business', set: 'overflowing' },
  { destination: 'swiz', group: 'Student', set: 'hindi' },
  { destination: 'france', group: 'Tourism', set: 'family' },
  { destination: 'spain', group: 'Tourism', set: 'minor' },
  { destination: 'japan', group: 'Tourism', set: 'hindi' },
];

async function allCases(): Promise<Case[]> {
  const cases: Case[] = [];
  for (const destination of destinationIds) {
    const { visaTypes } = await loadForm(destination);
    const groups = visaGroups.filter((group) => visaTypes.some((type) => type.group === group));
    for (const group of groups) for (const set of answerSets) cases.push({ destination, group, set });
  }
  return cases;
}

// Fills the form of every destination and group from generated answers, reads the PDF back and looks for each answer in its box.
export default async function official(small: boolean): Promise<Finding> {
  const wanted = small ? few : await allCases();
  const printer = openPrinter();
  const rows: CaseRow[] = [];
  const installed: InstalledBlank[] = [];
  try {
    for (const each of wanted) rows.push(await rowOf(each, printer));
    installed.push(...(await installBlanks(small ? ['japan'] : ['japan', 'vietnam', 'indonesia'])));
    for (const each of installed)
      for (const set of small ? (['long', 'overflowing', 'hindi'] as const) : answerSets)
        rows.push(await blankRowOf(each, set, printer));
  } finally {
    await printer.close();
  }
  for (const { destination, group, set, faults } of rows)
    for (const fault of faults) console.error(`${destination} ${group}, ${set}: ${fault}`);
  const schengen = rows.filter(({ kind }) => kind === 'schengen');
  const sum = (of: (row: CaseRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const destinations = new Set(rows.map(({ destination }) => destination));
  requireForProof(schengen.length > 0 && rows.some(({ kind }) => kind === 'copy'), 'a kind of form is missing');
  const shouldBeFilled = rows.filter(({ destination }) => isSchengen(alpha3.get(destination)!));
  const suggested = (of: keyof InstalledBlank['suggested']) =>
    installed.reduce((all, each) => all + each.suggested[of], 0);
  return {
    judged:
      `${rows.length} forms of ${destinations.size} destinations, ${sum((row) => row.filled)} answers in their place, ` +
      `${sum((row) => row.continued)} on an annex; ${installed.length} uploaded official forms, ` +
      `${suggested('right')} fields suggested right, ${suggested('wrong')} wrong, ${suggested('none')} left to a person`,
    checks: [
      none(
        'Schengen destinations without a filled form',
        shouldBeFilled.filter(({ kind }) => kind !== 'schengen').length,
      ),
      none(
        'answers missing, cut or outside their box',
        sum((row) => row.faults.length),
      ),
      atLeast('uploaded official forms, with fields and flat', installed.length, 2),
      none(
        'uploaded official forms that are not filled',
        rows.filter(({ blank, kind }) => blank && kind !== 'official').length,
      ),
      atLeast(
        'answers continued on an annex',
        sum((row) => row.continued),
        1,
      ),
    ],
    table: rows.map(({ faults, ...row }) => ({ ...row, faults: faults.length })),
  };
}

const alpha3 = new Map<DestinationId, string>();
const layout = layOutForm();

async function rowOf(each: Case, printer: Printer): Promise<CaseRow> {
  const { destination, group, set } = each;
  const base = await sheetTestInput(destination, group);
  alpha3.set(destination, base.form.destinationAlpha3);
  const values = answersFor(base.form, set);
  const input = { ...base, values };
  const asked = askedFields(input);
  const made = await formSheet(input, printer.print);
  if (made.kind === 'copy') {
    // Raw: in the order of printing, so that a narrow column's text is not mixed with its neighbour's.
    const text = execFileSync('pdftotext', ['-raw', '-', '-'], {
      input: await printer.print(made.html),
      encoding: 'utf8',
    });
    return { ...each, kind: made.kind, continued: 0, ...judgeCopy(base.form.destination, asked, values, text) };
  }
  const blank = await formSheet({ ...input, values: {} }, printer.print);
  requireForProof(blank.kind !== 'copy', 'the form without answers is a copy sheet');
  const printed = { words: wordsOf(made.pdf), blank: 'pdf' in blank ? wordsOf(blank.pdf) : [], layout };
  return { ...each, kind: made.kind, ...judgeSchengen(asked, values, printed) };
}

async function blankRowOf(
  { destination, kind, blank, marks }: InstalledBlank,
  set: AnswerSet,
  printer: Printer,
): Promise<CaseRow> {
  const base = await sheetTestInput(destination);
  const input = { ...base, values: answersFor(base.form, set), blank };
  const [made, empty] = [
    await formSheet(input, printer.print),
    await formSheet({ ...input, values: {} }, printer.print),
  ];
  requireForProof(made.kind === 'official' && empty.kind === 'official', 'the published form is not used');
  const words = { words: 'pdf' in made ? wordsOf(made.pdf) : [], blank: 'pdf' in empty ? wordsOf(empty.pdf) : [] };
  const judged = judgeBlank(askedFields(input), input.values, { ...words, marks, pages: blank.pages.length });
  return { destination, group: base.group, set, kind: made.kind, blank: kind, ...judged };
}
