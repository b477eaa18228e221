import { goodFiles } from '@visawright/specimens/good-files/good-files.ts';
import type { GoodFile } from '@visawright/specimens/good-files/good-files.ts';
import { outcomes } from './outcomes.ts';
import type { Sender } from './sender.ts';

export interface GoodResult {
  readonly kind: string;
  readonly name: string;
  readonly docId: string | undefined;
  readonly outcome: string;
  readonly size: GoodFile['size'];
}

const atOnce = 25;

// Uploads files as people send them. For those with a password, a wrong password must be refused first.
export async function sendGoodFiles(sender: Sender, applicantUid: string, small: boolean): Promise<GoodResult[]> {
  const done: GoodResult[] = [];
  let batch: GoodFile[] = [];
  for await (const file of goodFiles(small ? 0 : 1)) {
    batch.push(file);
    if (batch.length < atOnce) continue;
    done.push(...(await sendBatch(sender, applicantUid, batch)));
    batch = [];
  }
  return [...done, ...(await sendBatch(sender, applicantUid, batch))];
}

async function sendBatch(sender: Sender, applicantUid: string, files: readonly GoodFile[]): Promise<GoodResult[]> {
  const sent: { file: GoodFile; docId: string | undefined; refused: string }[] = [];
  for (const file of files) {
    const { reply, status } = await sender.upload(applicantUid, file);
    const refused = `refused ${reply.refused?.[0]?.code ?? status}`;
    sent.push({ file, docId: reply.documents?.[0]?.docId, refused });
  }
  const docIds = sent.flatMap(({ docId }) => docId ?? []);
  const first = await outcomes(sender, applicantUid, docIds);
  const locked = sent.filter(({ file }) => file.password !== undefined);
  for (const { file, docId } of locked)
    if (docId !== undefined)
      first.set(docId, await unlockFile(sender, applicantUid, docId, file.password!, first.get(docId)));
  const waiting = locked.flatMap(({ docId }) => (docId !== undefined && first.get(docId) === 'opened' ? docId : []));
  for (const [docId, outcome] of await outcomes(sender, applicantUid, waiting)) first.set(docId, outcome);
  return sent.map(({ file: { kind, name, size }, docId, refused }) => ({
    kind,
    name,
    docId,
    size,
    outcome: docId === undefined ? refused : (first.get(docId) ?? 'undecided'),
  }));
}

async function unlockFile(
  sender: Sender,
  applicantUid: string,
  docId: string,
  password: string,
  outcome: string | undefined,
): Promise<string> {
  if (outcome !== 'rejected passwordNeeded') return `not asked: ${outcome}`;
  const wrong = await sender.unlock(applicantUid, docId, `not ${password}`);
  if (wrong !== 422) return `a wrong password returned ${wrong}`;
  const right = await sender.unlock(applicantUid, docId, password);
  return right === 200 ? 'opened' : `the password returned ${right}`;
}
