import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { atMost, none, requireForProof, type Finding } from '../measurement.ts';
import { cases, passportKind, type Case } from './whose/cases.ts';
import { describeCase } from './whose/describe-case.ts';
import { judgeCase, type Judged } from './whose/judge-case.ts';
import { readCase } from './whose/read-case.ts';

const percent = (part: number, whole: number) => Math.round((part * 1_000) / Math.max(1, whole)) / 10;

// Three of each group; passports are measured by `reading`.
const casesToRead = (small: boolean): Case[] =>
  (['own', 'relative', 'namesake', 'stranger'] as const).flatMap((group) =>
    cases.filter((one) => one.whose === group && one.kind !== passportKind).slice(0, small ? 1 : 3),
  );

async function judgeRead(small: boolean): Promise<{ readonly rows: Judged[]; readonly unread: string[] }> {
  const [rows, unread]: [Judged[], string[]] = [[], []];
  try {
    for (const one of casesToRead(small)) {
      const document = await readCase(one);
      if (document) rows.push(judgeCase(one, document));
      else unread.push(`${one.kind} ${one.seed}`);
    }
  } finally {
    await closePress();
  }
  return { rows, unread };
}

// Uploads documents of relatives, namesakes and strangers among the traveller's own: nothing of them may be accepted without a question,
// and the traveller's own must hardly ever be asked about.
export default async function whose(small: boolean): Promise<Finding> {
  const described: Judged[] = [];
  for (const one of cases) described.push(judgeCase(one, await describeCase(one)));
  const read = await judgeRead(small);
  const rows = [...described, ...read.rows];
  const own = rows.filter((row) => row.whose === 'own');
  const others = rows.filter((row) => row.whose !== 'own');
  const silent = others.filter((row) => row.isOwn || !row.isAsked);
  const takenOver = others.filter((row) => row.takenOver.length > 0);
  const asked = own.filter((row) => row.isAsked);
  for (const row of [...silent, ...takenOver, ...asked]) console.error(JSON.stringify(row));
  requireForProof(
    described.length === 120 && rows.every((row) => row.isNamed) && read.unread.length === 0,
    `documents are missing or name nobody: ${[...read.unread, ...rows.filter((row) => !row.isNamed).map((row) => row.case)].join('; ')}`,
  );
  return {
    judged: [
      `${described.length} documents of which ${described.length - 48} are not the traveller’s`,
      `${read.rows.length} more through the reader`,
    ].join(', '),
    checks: [
      none('accepted silently', silent.length),
      none('documents that fill a form before an answer', takenOver.length),
      atMost('own documents asked about', percent(asked.length, own.length), 5, '%'),
    ],
    table: { silent, takenOver, asked, read: read.rows },
  };
}
