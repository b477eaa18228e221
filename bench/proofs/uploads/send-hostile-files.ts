import { families } from '@visawright/specimens/hostile/hostile-file.ts';
import { hostileFiles } from '@visawright/specimens/hostile/hostile-files.ts';
import { outcomes } from './outcomes.ts';
import type { Sender } from './sender.ts';

export interface HostileResult {
  readonly family: string;
  readonly what: string;
  readonly outcome: string; // refused …, rejected …, cleaned, or accepted
  readonly replyMs: number;
}

const isClean = (name: string) =>
  name.length <= 200 && !/[\\/<>]|\p{Cc}|[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/u.test(name);

// A file name that breaks the multipart format makes the whole call fail, which is right as long as the status is 4xx.
const refusal = (code: string | undefined, status: number) =>
  code || (status >= 400 && status < 500) ? `refused ${code ?? status}` : `status ${status}`;

// Uploads every file and waits for the worker's decision on those that are accepted at first.
export async function sendHostileFiles(sender: Sender, applicantUid: string, small: boolean): Promise<HostileResult[]> {
  const all = await hostileFiles();
  const files = small ? families.map((family) => all.find((file) => file.family === family)!) : all;
  const results: (HostileResult & { docId?: string })[] = [];
  for (const { family, what, name, bytes } of files) {
    const { reply, status, ms } = await sender.upload(applicantUid, { name, bytes });
    const [refused, document] = [reply.refused?.[0], reply.documents?.[0]];
    const replyMs = Math.round(ms);
    if (document && family === 'file name')
      results.push({ family, what, replyMs, outcome: isClean(document.fileName) ? 'cleaned' : 'accepted' });
    else if (document) results.push({ family, what, replyMs, outcome: 'undecided', docId: document.docId });
    else results.push({ family, what, replyMs, outcome: refusal(refused?.code, status) });
  }
  const decided = await outcomes(
    sender,
    applicantUid,
    results.flatMap(({ docId }) => docId ?? []),
  );
  return results.map(({ docId, ...each }) =>
    docId === undefined ? each : { ...each, outcome: decided.get(docId) ?? each.outcome },
  );
}

export const isStopped = ({ outcome }: HostileResult): boolean => /^(refused |rejected |cleaned)/.test(outcome);
