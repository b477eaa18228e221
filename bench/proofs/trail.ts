import { verifyTrail } from '@visawright/server/product.ts';
import { atLeast, none, requireForProof, type Finding } from '../measurement.ts';
import { ask } from './access/ask.ts';
import { manipulate } from './trail/manipulations.ts';
import { readEverything } from './trail/read-everything.ts';
import { readFiles } from './trail/read-files.ts';
import { passReadLimit } from './trail/read-limit.ts';
import { openStage } from './trail/stage.ts';

const writers = 50;

// Every reply with sensitive data leaves its row first; fifty writers at once make one chain; changed rows and anchors are
// found; and a person who opens the data of too many travellers is stopped and reported.
export default async function trail(small: boolean): Promise<Finding> {
  const stage = await openStage();
  try {
    const { server, world, principals, owner } = stage;
    const roles = small ? ['agency'] : ['agency', 'agent', 'reviewer', 'applicant', 'admin'];
    const files = await readFiles(stage, [...new Set([...roles, 'applicant'])]); // only a traveller exports
    const reads = await readEverything(stage, roles);
    const verify = () => verifyTrail(owner, server.parts.keys, server.parts.store);
    const agency = principals.find(({ name }) => name === 'agency')!;
    const query = { applicantUid: agency.ids.own.applicant };
    const parallel = await Promise.all(
      Array.from({ length: writers }, () =>
        ask(server.app, 'getApplicant', { query }, { token: agency.token, realm: world.path }),
      ),
    );
    const whole = await verify();
    const manipulations = await manipulate(stage, small ? 60 : 1_000);
    const limit = await passReadLimit(stage);
    const last = await verify();
    requireForProof(reads.replies > 20 && parallel.every(({ status }) => status === 200), 'too little was read');
    const unreadReasons = reads.uncovered.filter((cell) => cell.endsWith(' reasons'));
    requireForProof(unreadReasons.length === 0, `reasons were not read: ${unreadReasons.join(', ')}`);
    requireForProof(files.unread.length === 0, `files were not read: ${files.unread.join(', ')}`);
    const notStopped = limit.beyond.filter((status) => status !== 429).length;
    const notAlerted = ['admin', 'agency'].filter((role) => !limit.alerted.includes(role)).length;
    return {
      judged:
        `${reads.replies} replies of ${reads.cells} cells (call × field), ${files.files} files, ${manipulations.tried} manipulations, ` +
        `${whole.entries} entries`,
      checks: [
        none('sent without a row', reads.unrecorded.length + files.unrecorded.length),
        none('sent although the row failed', reads.sentAnyway.length + files.sentAnyway.length),
        atLeast('cells read', reads.covered, 60),
        none('faults after parallel writers', whole.fault === null && last.fault === null ? 0 : 1),
        none('manipulations missed', manipulations.missed.length),
        none('reads past the limit', notStopped + (limit.allowed === 200 ? 0 : 1)),
        none('admins not alerted', notAlerted),
      ],
      table: { reads, files, manipulations, whole, limit },
    };
  } finally {
    await stage.close();
  }
}
