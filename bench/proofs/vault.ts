import { hash } from 'node:crypto';
import { sql } from '@visawright/server/tools.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { answerForm } from './vault/answer-form.ts';
import type { Attempt } from './vault/attempt.types.ts';
import { dumpBucket, dumpDatabase } from './vault/dump.ts';
import { canaryFiles, canaryWord, letter } from './vault/canary-files.ts';
import { objectSwaps } from './vault/object-swaps.ts';
import { builtPackage, packageTickets } from './vault/packages.ts';
import { unkeyedPackageId } from './vault/unkeyed-package-id.ts';
import { plantReasons, refuseVisa } from './vault/plant-reasons.ts';
import { rowSwaps } from './vault/row-swaps.ts';
import { plaintextIn } from './vault/plaintext-in.ts';
import { confirmedValues, storedDigests } from './vault/stored-digests.ts';
import { wronglyServed } from './vault/wrongly-served.ts';
import { openStage, type Person, type Stage } from './vault/stage.ts';
import { storeAttempts } from './vault/store-attempts.ts';
import { targetsOf } from './vault/targets.ts';
import { ticketAttempts } from './vault/ticket-attempts.ts';
import { numberSpace, recoverNumbers, typeNumbers } from './vault/typed-numbers.ts';
import { countViews } from './vault/count-views.ts';

// Documents and reasons with unique marker words go through the product, and a thousand passport numbers are typed into it. Then dumps of
// bucket and database are searched for these words and for hashes that confirm a guessed number or file, objects and rows are swapped, and
// links to documents are used by people who must not use them.
export default async function vault(small: boolean): Promise<Finding> {
  const stage = await openStage();
  try {
    const owner = await stage.person(0, 'applicant');
    const foreign = await stage.person(1, 'applicant');
    const files = await canaryFiles(small);
    const [ownUid, foreignUid] = [owner.actor.applicantUid!, foreign.actor.applicantUid!];
    const docIds = await stage.upload(owner, ownUid, files);
    const neighbour = await newApplicant(stage);
    const strange = [await letter(), await letter()] as const;
    await stage.upload(neighbour.who, neighbour.applicantUid, [strange[0]]);
    await stage.upload(foreign, foreignUid, [strange[1]]);
    await Promise.all([stage.settled(owner.db), stage.settled(foreign.db)]);
    const unlocked = await unlock(stage, owner, files, docIds);
    const states = await stage.settled(owner.db);
    const changed = await changeValues(stage, owner);
    const forms = {
      mine: await answerForm(stage, owner, ownUid),
      second: await answerForm(stage, owner, ownUid),
      person: await answerForm(stage, neighbour.who, neighbour.applicantUid),
      realm: await answerForm(stage, foreign, foreignUid),
    };
    const packages = {
      mine: await builtPackage(stage, forms.mine),
      second: await builtPackage(stage, forms.second),
      person: await builtPackage(stage, forms.person),
      realm: await builtPackage(stage, forms.realm),
    };
    const reasons = await plantReasons(stage, neighbour.who, neighbour.applicantUid);
    for (const form of Object.values(forms)) reasons.push(await refuseVisa(stage, form));
    const typed = await typeNumbers(stage, neighbour.who, small ? 20 : 700);
    const answered = Object.values(forms).flatMap(({ words }) => words);

    const canaries = [...files, ...strange].flatMap((file) => file.canaries).concat(changed, answered, reasons);
    const dumps = [
      ...(await dumpBucket(stage.bucket)),
      await dumpDatabase(stage.database),
      { where: 'worker log', bytes: stage.workerLines() },
    ];
    const found = plaintextIn(dumps, canaries);
    const digests = storedDigests(dumps.at(-2)!);
    const numbers = recoverNumbers(digests, typed, small ? 500 : 2_000);
    const packageIds = [await unkeyedPackageId(stage, forms.mine), await unkeyedPackageId(stage, forms.person)];
    // Control: the search must find the words in the plain files and a known plain value in the dump.
    const plain = files.map(({ name, bytes }) => ({ where: name, bytes: Buffer.concat([Buffer.from(name), bytes]) }));
    const control = {
      files: plain.filter((dump) => plaintextIn([dump], canaries).length > 1).length,
      realmNamesInDump: plaintextIn([dumps.at(-2)!], [owner.realmPath]).length,
    };

    const again = await stage.person(0, 'applicant');
    const targets = await targetsOf(stage, again, ownUid);
    const shown = await Promise.all(targets.map(async (target) => (await stage.get(again, target.url())).bytes));
    const uploaded = files.flatMap(({ name, bytes }) => [name, bytes]);
    const confirmed =
      confirmedValues(digests, [...canaries, ...uploaded, ...shown]) +
      packageIds.filter((id) => digests.has(id)).length;
    const strangers = {
      person: (await targetsOf(stage, neighbour.who, neighbour.applicantUid))[0]!,
      realm: (await targetsOf(stage, await stage.person(1, 'applicant'), foreignUid))[0]!,
    };
    const read = targets.filter(({ kind, isRead }) => kind === 'full' && isRead);
    const others = {
      session: await stage.person(0, 'applicant'),
      person: await stage.person(0, 'agency'),
      realm: await stage.person(1, 'applicant'),
    };
    const served = await wronglyServed(stage, targets);
    const views = await countViews(stage, targets, [again, others.person]);
    const tickets: Attempt[] = [];
    for (const kind of ['full', 'thumbnail', 'original'] as const) {
      const [one, two] = targets.filter((target) => target.kind === kind);
      tickets.push(...(await ticketAttempts(stage, one!, { ...others, sameKind: two! })));
    }
    const swapped = await objectSwaps(stage, small ? targets.slice(0, 6) : targets, strangers);
    swapped.push(...(await objectSwaps(stage, [packages.mine, packages.second], packages)));
    tickets.push(...(await packageTickets(stage, packages.mine, others)));
    const rows = read.length > 1 ? await rowSwaps(stage, [read[0]!, read[1]!], strangers, forms) : [];
    const store = await storeAttempts(stage.bucket, targets[0]!.objectKey);

    const groups = { swapped: [...swapped, ...rows], tickets, store };
    const taken = Object.values(groups).flatMap((group) => group.filter(({ isRefused }) => !isRefused));
    const attempts = Object.values(groups).flat().length;
    requireForProof(
      control.files === files.length && control.realmNamesInDump > 0,
      'the search does not find known words',
    );
    // Control: digests of the dump itself are found, both in hexadecimal and in base64.
    const planted = storedDigests({ where: 'control', bytes: plantedDigests(typed[0]!.number) });
    requireForProof(
      recoverNumbers(planted, typed.slice(0, 1), 500).recovered === 1 && confirmedValues(planted, ['planted']) === 1,
      'planted digests are not found',
    );
    requireForProof(
      typed.length >= (small ? 30 : 1_000) && digests.size > typed.length && shown.every(({ length }) => length > 0),
      'too few numbers, digests or files',
    );
    requireForProof(unlocked && changed.length > 0 && rows.length > 0, 'nothing was unlocked, changed or swapped');
    requireForProof(views.reads > 0 && views.shown > 0, 'nothing was viewed');
    return {
      judged:
        `${canaries.length} marker words in ${dumps.length - 2} objects, the dump and the log, ${attempts} attempts, ` +
        `${views.reads} views, ${typed.length} passport numbers against ${digests.size} stored hashes`,
      checks: [
        none('plain words', found.length),
        none('wrongly served', served.length),
        none('passport numbers recovered', Math.max(numbers.confirmed, numbers.recovered)),
        none('files and words confirmed by a hash', confirmed),
        none('attempts succeeded', taken.length),
        none('views not logged', views.reads - views.recorded),
      ],
      table: {
        plaintext: {
          canaries: canaries.length,
          bytes: dumps.reduce((sum, { bytes }) => sum + bytes.length, 0),
          found,
        },
        exceptions: 'names, email addresses, dates, status, category, sizes and kinds of files',
        control,
        bruteForce: {
          ...numbers,
          seconds: Math.round(numbers.seconds),
          wholeSpaceHours: Math.round((numberSpace * numbers.seconds) / numbers.hashes / 3_600),
          how: 'per number: every stored hash against the true value, then trial of its neighbours, which a thief does not know',
        },
        states,
        unlocked,
        changedValues: changed.length,
        answers: answered.length,
        reasons: reasons.length,
        views,
        served,
        attempts: Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, countAttempts(group)])),
        taken,
      },
    };
  } finally {
    await stage.close();
  }
}

const plantedDigests = (number: string): Buffer =>
  Buffer.from(`\\x${hash('sha256', number, 'hex')} ${hash('sha256', 'planted', 'base64')}`);

async function newApplicant(stage: Stage): Promise<{ who: Person; applicantUid: string }> {
  const who = await stage.person(0, 'agency');
  const person = {
    firstName: 'Ravi',
    lastName: 'Rao',
    email: null,
    phone: null,
    birthDate: null,
    passportNumber: null,
  };
  const { body, status } = await stage.call(who)('createApplicant', person);
  if (status !== 200) throw new Error(`no second applicant: ${status} ${JSON.stringify(body)}`);
  return { who, applicantUid: String(body['applicantUid']) };
}

async function unlock(
  stage: Stage,
  owner: Person,
  files: Awaited<ReturnType<typeof canaryFiles>>,
  docIds: readonly string[],
): Promise<boolean> {
  const at = files.findIndex(({ password }) => password !== undefined);
  const { status } = await stage.call(owner)('unlockDocument', {
    applicantUid: owner.actor.applicantUid,
    docId: docIds[at],
    password: files[at]!.password,
  });
  return status === 200;
}

// Replaces a read value by a marker word in every passport.
async function changeValues(stage: Stage, owner: Person): Promise<string[]> {
  const docs = await owner.db.many<{ docId: string }>(
    sql`select document_uid as "docId" from document where category = 'Passport' and state = 'checked'`,
  );
  const words: string[] = [];
  for (const { docId } of docs) {
    const placeOfBirth = canaryWord('Value').toUpperCase();
    const body = { applicantUid: owner.actor.applicantUid, docId, docFields: { placeOfBirth } };
    if ((await stage.call(owner)('updateDocument', body)).status === 200) words.push(placeOfBirth);
  }
  return words;
}

const countAttempts = (group: readonly Attempt[]) =>
  Object.fromEntries(
    [...Map.groupBy(group, ({ what }) => what)].map(([what, each]) => [
      what,
      {
        attempts: each.length,
        refused: each.filter(({ isRefused }) => isRefused).length,
        answers: [...new Set(each.map(({ answer }) => answer))],
      },
    ]),
  );
