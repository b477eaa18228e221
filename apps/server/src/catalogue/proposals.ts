import type { Proposal } from '@visawright/contract/catalogue.ts';
import { sql } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { changesOf, effectOf } from './proposal-effect.ts';
import { readProposal } from './proposal-file.ts';
import { latestProposals, openProposals, proposalOf, proposalRow, type ProposalRow } from './proposals.queries.ts';

const mostOpen = 50;
const mostListed = 100;

// Against what the product has now: what was taken into it no longer differs.
const told = async (row: ProposalRow): Promise<Proposal> =>
  proposalOf(row, changesOf((await readProposal(row.target, row.body)).effects).length);

export const checkProposal: Handler<'checkProposal'> = ({ db }, { body: { target, text } }) =>
  effectOf(db, target, text);

export const listProposals: Handler<'listProposals'> = async ({ db }) => ({
  proposals: await Promise.all((await latestProposals(db, mostListed)).map(told)),
});

export const getProposal: Handler<'getProposal'> = async ({ db }, { query: { proposalUid } }) => {
  const row = await proposalRow(db, proposalUid);
  const effect = await effectOf(db, row.target, row.body);
  return { proposal: proposalOf(row, effect.changes.length), text: row.body, effect };
};

export const createProposal: Handler<'createProposal'> = async ({ db, actor }, { body: { target, text, note } }) => {
  const { problems } = await readProposal(target, text);
  if (problems.length > 0) throw new AppError('proposal.invalid', { problems });
  return db.transaction(async (tx) => {
    if ((await openProposals(tx)) >= mostOpen) throw new AppError('proposal.tooMany');
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into catalogue_proposal (realm_id, target, body, note, proposed_by)
      values (${tx.realmId}, ${target}, ${text}, ${note}, ${actor.personUid}) returning proposal_uid as uid`);
    await writeChange(tx, actor, { kind: 'proposalMade', subjectUid: uid, field: target, reason: note });
    return told(await proposalRow(tx, uid));
  });
};

export const decideProposal: Handler<'decideProposal'> = ({ db, actor }, { body: { proposalUid, state } }) =>
  db.transaction(async (tx) => {
    const { target } = await proposalRow(tx, proposalUid);
    const decided = await tx.run(sql`
      update catalogue_proposal set state = ${state}, decided_by = ${actor.personUid}, decided_at = now()
      where realm_id = ${tx.realmId} and proposal_uid = ${proposalUid} and state = 'open'`);
    if (decided === 0) throw new AppError('proposal.decided');
    const change = { subjectUid: proposalUid, field: target, was: 'open', became: state };
    await writeChange(tx, actor, { kind: 'proposalDecided', ...change });
    return told(await proposalRow(tx, proposalUid));
  });
