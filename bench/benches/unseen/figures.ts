import type { DrawnFile } from './drawn-files.ts';
import {
  countComparedQuestions,
  countQuestions,
  judgeFile,
  type JudgedDocument,
  type JudgedField,
} from './judge-file.ts';
import type { FileReading } from './shard.ts';

export interface Judged {
  readonly file: DrawnFile;
  readonly reading: FileReading;
  readonly documents: readonly JudgedDocument[];
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Number((part / whole).toFixed(4)));
const rounded = (value: number) => Number(value.toFixed(2));

// How many documents and fields, and the shares of fields that were accepted or offered right, and of those accepted though wrong.
function summary(documents: readonly JudgedDocument[]) {
  const fields = documents.flatMap((document) => document.fields);
  const right = fields.filter(({ state }) => state === 'right');
  const accepted = right.filter(({ isAccepted }) => isAccepted);
  const wrong = documents.flatMap((document) => [
    ...document.fields.filter(({ state }) => state === 'wrong'),
    ...document.extra,
  ]);
  const silent = wrong.filter(({ isAccepted }) => isAccepted).length;
  return {
    documents: documents.length,
    fields: fields.length,
    acceptedRecall: share(accepted.length, fields.length),
    offeredRecall: share(right.length, fields.length),
    wrongAccepted: silent,
    wrongAcceptedShare: fields.length === 0 ? 0 : share(silent, fields.length),
    rightButAsked: right.length - accepted.length,
    kindRight: share(documents.filter(({ isKindRight }) => isKindRight).length, documents.length),
    kindWrongAccepted: documents.filter(({ isKindRight, isKindAccepted }) => !isKindRight && isKindAccepted).length,
  };
}

const grouped = <T, R>(
  list: readonly T[],
  keyOf: (each: T) => string,
  of: (group: readonly T[]) => R,
): Record<string, R> =>
  Object.fromEntries(
    [...new Set(list.map(keyOf))].sort().map((key) => [key, of(list.filter((each) => keyOf(each) === key))]),
  );

// What became of the fields of one arrangement.
const causes = (fields: readonly JudgedField[]) => ({
  fields: fields.length,
  right: fields.filter(({ state }) => state === 'right').length,
  rightButAsked: fields.filter(({ state, isAccepted }) => state === 'right' && !isAccepted).length,
  missing: fields.filter(({ state }) => state === 'missing').length,
  wrongAsked: fields.filter(({ state, isAccepted }) => state === 'wrong' && !isAccepted).length,
  wrongAccepted: fields.filter(({ state, isAccepted }) => state === 'wrong' && isAccepted).length,
});

function cpuPerPage(judged: readonly Judged[]) {
  const single = judged.filter(({ documents }) => documents.length === 1);
  const routeOf = ({ documents: [only] }: Judged) => (only!.isPassport ? 'passport' : only!.route);
  return grouped(single, routeOf, (files) =>
    rounded(
      files.reduce((sum, { reading }) => sum + reading.cpuMs, 0) /
        1000 /
        files.reduce((sum, { reading }) => sum + reading.pages, 0),
    ),
  );
}

export function figuresOf(files: readonly DrawnFile[], readings: readonly FileReading[]) {
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  const judged = files.flatMap((file): Judged[] => {
    const reading = byId.get(file.id);
    return reading ? [{ file, reading, documents: judgeFile(file, reading) }] : [];
  });
  const documents = judged.flatMap((each) => each.documents);
  const bundled = judged.filter((each) => each.documents.length > 1);
  const inBundles = bundled.flatMap((each) => each.documents);
  const rightFields = documents.flatMap(({ fields }) => fields.filter(({ state }) => state === 'right'));
  const applications = [...new Set(judged.flatMap(({ file }) => file.application ?? []))];
  const readingsOf = (name: string) =>
    judged.filter(({ file }) => file.application === name).map(({ reading }) => reading);
  return {
    files: judged.length,
    all: summary(documents),
    passports: summary(documents.filter(({ isPassport }) => isPassport)),
    otherDocuments: summary(documents.filter(({ isPassport }) => !isPassport)),
    bundles: {
      files: bundled.length,
      documents: inBundles.length,
      documentsRight: share(inBundles.filter(({ isWhole }) => isWhole).length, inBundles.length),
      filesRight: share(
        bundled.filter((each) => each.documents.every(({ isWhole }) => isWhole)).length,
        bundled.length,
      ),
    },
    evidence: share(rightFields.filter(({ isPlaced }) => isPlaced).length, rightFields.length),
    questions: applications.map((name) => countComparedQuestions(readingsOf(name))),
    questionsOfEachAlone: applications.map((name) => countQuestions(readingsOf(name))),
    cpuSecondsPerPage: cpuPerPage(judged),
    memoryMb: Math.round(Math.max(0, ...judged.map(({ reading }) => reading.memoryMb))),
    byRoute: grouped(documents, ({ route }) => route, summary),
    byKind: grouped(documents, ({ kind }) => kind, summary),
    byArrangement: grouped(
      documents.flatMap(({ fields, extra }) => [...fields, ...extra]),
      ({ arrangement }) => arrangement,
      causes,
    ),
    byArrangementAndRoute: grouped(
      documents.flatMap(({ fields, route }) => fields.map((field) => ({ field, route }))),
      ({ field, route }) => `${field.arrangement}, ${route}`,
      (list) => causes(list.map(({ field }) => field)),
    ),
  };
}
