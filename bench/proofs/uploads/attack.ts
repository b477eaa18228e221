import { families } from '@visawright/specimens/hostile/hostile-file.ts';
import { hostileFiles } from '@visawright/specimens/hostile/hostile.ts';
import { outcomes } from './outcomes.ts';
import type { Sender } from './sender.ts';

export interface Attacked {
  readonly family: string;
  readonly what: string;
  readonly outcome: string; // refused …, rejected …, cleaned, or accepted
  readonly replyMs: number;
}

const isClean = (name: string) =>
  name.length <= 200 && !/[\\/<>]|\p{Cc}|[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/u.test(name);

// A name that breaks the request's own frame gets the whole call refused: an answer too, as long as it is not a fault of ours.
const refusal = (code: string | undefined, status: number) =>
  code || (status >= 400 && status < 500) ? `refused ${code ?? status}` : `status ${status}`;

// Every file through the real call; those that are taken for the moment are followed until the worker has decided.
export async function attack(sender: Sender, applicantUid: string, small: boolean): Promise<Attacked[]> {
  const all = await hostileFiles();
  const files = small ? families.map((family) => all.find((file) => file.family === family)!) : all;
  const seen: (Attacked & { docId?: string })[] = [];
  for (const { family, what, name, bytes } of files) {
    const { reply, status, ms } = await sender.upload(applicantUid, { name, bytes });
    const [refused, document] = [reply.refused?.[0], reply.documents?.[0]];
    const replyMs = Math.round(ms);
    if (document && family === 'file name')
      seen.push({ family, what, replyMs, outcome: isClean(document.fileName) ? 'cleaned' : 'accepted' });
    else if (document) seen.push({ family, what, replyMs, outcome: 'undecided', docId: document.docId });
    else seen.push({ family, what, replyMs, outcome: refusal(refused?.code, status) });
  }
  const decided = await outcomes(sender, applicantUid, seen.flatMap(({ docId }) => docId ?? [])); // prettier-ignore
  return seen.map(({ docId, ...each }) =>
    docId === undefined ? each : { ...each, outcome: decided.get(docId) ?? each.outcome },
  );
}

export const isHeld = ({ outcome }: Attacked): boolean => /^(refused |rejected |cleaned)/.test(outcome);
