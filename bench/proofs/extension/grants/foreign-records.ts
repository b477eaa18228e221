import type { FillableApplication } from '@visawright/contract/extension/fill.ts';
import { allPortals } from '@visawright/e2e/portals/all-portals.ts';
import { requireForProof } from '../../../measurement.ts';
import { prepareApplication, type PreparedApplication } from '../../fill/prepare-application.ts';
import type { Attack, Outcome } from '../attack.types.ts';
import { grantHeader } from '../stage/call-product.ts';
import { portalId, type Stage } from '../stage/open-stage.ts';
import { personalTexts } from '../stage/personal-texts.ts';
import type { Grants } from './open-grants.ts';

// A declared application that is not the connected person's: another agency's.
export async function prepareForeignApplication({ product }: Stage, seed: number): Promise<PreparedApplication> {
  const foreign = await prepareApplication(
    product,
    allPortals.find(({ id }) => id === portalId)!,
    seed,
  );
  const { rows } = await product.database.query<{ uid: string }>(
    `
    insert into agency (realm_id, type, name) select realm_id, 'AGENCY', 'Another agency' from application
    where application_uid = $1 returning agency_uid as uid`,
    [foreign.applicationUid],
  );
  const { rowCount } = await product.database.query(
    `
    with moved as (update application set agency_uid = $2, agent_uid = null where application_uid = $1 returning applicant_uid)
    update applicant set agency_uid = $2, agent_uid = null where applicant_uid in (select applicant_uid from moved)`,
    [foreign.applicationUid, rows[0]!.uid],
  );
  requireForProof(rowCount === 1, 'the application belongs to another agency');
  return foreign;
}

const query = ({ applicationUid }: PreparedApplication) => ({ applicationUid, portal: portalId });

function judge(what: string, status: number, text: string, foreign: PreparedApplication, stage: Stage): Outcome {
  const seen = personalTexts(foreign, stage.pack).filter((value) => text.includes(value));
  return { actedOn: status < 400 ? [`${what} was answered with ${status}`] : [], leaked: seen };
}

let foreign: Promise<PreparedApplication> | undefined;
const foreignOf = (stage: Stage) => (foreign ??= prepareForeignApplication(stage, 72));

// Data of another person, asked for with a grant that is valid.
export const foreignRecords: readonly Attack<Grants>[] = [
  {
    name: 'the answers of an application of another agency',
    isSmall: true,
    async run({ call, mine, stage }) {
      const other = await foreignOf(stage);
      const reply = await call('fillData', { authorization: grantHeader(mine.grant), query: query(other) });
      return judge('fillData', reply.status, reply.text, other, stage);
    },
  },
  {
    name: 'the passport page of an application of another agency',
    async run({ call, mine, stage }) {
      const other = await foreignOf(stage);
      const authorization = grantHeader(mine.grant);
      const reply = await call('fillFile', { authorization, query: { ...query(other), file: 'passportPage' } });
      return judge('fillFile', reply.status, reply.text, other, stage);
    },
  },
  {
    name: 'the list with the name of another agency’s traveller',
    async run({ call, mine, stage }) {
      const other = await foreignOf(stage);
      const authorization = grantHeader(mine.grant);
      const replies = await Promise.all([
        call('fillableApplications', { authorization, query: {} }),
        call('fillableApplications', { authorization, query: { search: other.applicantName } }),
      ]);
      const items = replies.flatMap((reply) => (reply.json() as { items: FillableApplication[] }).items);
      requireForProof(
        items.some(({ applicationUid }) => applicationUid === stage.application.applicationUid),
        'the own one is listed',
      );
      const listed = items.filter(({ applicationUid }) => applicationUid === other.applicationUid);
      return { actedOn: [], leaked: listed.map(({ applicantName }) => applicantName) };
    },
  },
  {
    name: 'the answers of an application of another realm',
    isSmall: true,
    async run({ stage, theirs }) {
      const authorization = grantHeader(theirs.grant);
      const reply = await stage.callOther('fillData', { authorization, query: query(stage.application) });
      return judge('fillData', reply.status, reply.text, stage.application, stage);
    },
  },
  {
    name: 'a sign-in of another realm in the own realm',
    async run({ call, stage }) {
      const authorization = `Bearer ${await stage.other.token('agent')}`;
      const { applicationUid } = stage.application;
      const replies = await Promise.all([
        call('getReceipts', { authorization, query: { applicationUid } }),
        call('waitingPairing', { authorization, query: { code: 'BBBB-2222' } }),
        call('listConnections', { authorization }),
      ]);
      return { actedOn: replies.filter(({ status }) => status < 400).map(({ text }) => text.slice(0, 80)), leaked: [] };
    },
  },
];
