import type { CatalogueProposal } from '@visawright/contract/forms/catalogue.ts';
import { sql } from '../../../platform/db/db.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { distinctChanges, proposalEffect } from './proposal-effect.ts';
import { parseProposal } from './parse-proposal.ts';
import {
  latestProposals,
  countOpenProposals,
  presentProposal,
  proposalRow,
  type ProposalRow,
} from './proposals.queries.ts';

const openLimit = 50;
const listLimit = 100;

// Changes are counted against the product's current data, so an applied proposal has none left.
const presentWithChanges = async (row: ProposalRow): Promise<CatalogueProposal> =>
  presentProposal(row, distinctChanges((await parseProposal(row.target, row.body)).effects).length);

export const checkProposal: Handler<'checkProposal'> = ({ db }, { body: { target, text } }) =>
  proposalEffect(db, target, text);

export const listProposals: Handler<'listProposals'> = async ({ db }) => ({
  proposals: await Promise.all((await latestProposals(db, listLimit)).map(presentWithChanges)),
});

export const getProposal: Handler<'getProposal'> = async ({ db }, { query: { proposalUid } }) => {
  const row = await proposalRow(db, proposalUid);
  const effect = await proposalEffect(db, row.target, row.body);
  return { proposal: presentProposal(row, effect.changes.length), text: row.body, effect };
};

export const createProposal: Handler<'createProposal'> = async ({ db, actor }, { body: { target, text, note } }) => {
  const { problems } = await parseProposal(target, text);
  if (problems.length > 0) throw new AppError('proposal.invalid', { problems });
  return db.transaction(async (tx) => {
    if ((await countOpenProposals(tx)) >= openLimit) throw new AppError('proposal.tooMany');
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into catalogue_proposal (realm_id, target, body, note, proposed_by)
      values (${tx.realmId}, ${target}, ${text}, ${note}, ${actor.personUid}) returning proposal_uid as uid`);
    await writeChange(tx, actor, { kind: 'proposalMade', subjectUid: uid, field: target, reason: note });
    return presentWithChanges(await proposalRow(tx, uid));
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
    return presentWithChanges(await proposalRow(tx, proposalUid));
  });
