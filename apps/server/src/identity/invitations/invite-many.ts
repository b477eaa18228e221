import { agencyPeopleLimit } from '@visawright/contract/identity/invitation-limits.ts';
import { Invitation, type InvitationReport, type InvitationRow } from '@visawright/contract/identity/staff.ts';
import type { z } from 'zod';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { invitePerson } from './invite-person.ts';

type Line = InvitationReport['rows'][number];
type Valid = z.infer<typeof Invitation>;

interface Order {
  readonly rows: readonly z.infer<typeof InvitationRow>[];
  readonly commit: boolean;
}

// Preview and commit share this code, so that a commit invites exactly the rows the preview called new.
export const inviteAgents = (call: ActorCall, { rows, commit }: Order): Promise<InvitationReport> =>
  call.db.transaction(async (tx) => {
    const { agencyUid } = call.actor;
    if (agencyUid === null) throw new AppError('record.notFound');
    const parsed = rows.map((row) => Invitation.safeParse({ ...row, email: row.email.trim() }));
    const known = await findKnown(
      tx,
      parsed.flatMap(({ data }) => (data ? [data.email] : [])),
    );
    let free = agencyPeopleLimit - (await countAgents(tx, agencyUid));
    const seen = new Set<string>();
    const judge = (row: (typeof parsed)[number]): Omit<Line, 'row'> => {
      if (!row.success) return { outcome: 'invalid', problems: problemsOf(row.error) };
      const { email } = row.data;
      if (seen.has(email)) return { outcome: 'duplicate', problems: [] };
      seen.add(email);
      if (known.has(email)) return { outcome: 'known', problems: [] };
      return { outcome: free-- > 0 ? 'new' : 'overLimit', problems: [] };
    };
    const lines: Line[] = parsed.map((row, at) => ({ row: at + 1, ...judge(row) }));
    if (!commit) return { rows: lines, invited: 0 };
    const invite = async (line: Line): Promise<Line> => {
      if (line.outcome !== 'new') return line;
      const person: Valid = parsed[line.row - 1]!.data!;
      return { ...line, outcome: await inviteOne(call, tx, { ...person, agencyUid }) };
    };
    const done: Line[] = [];
    for (const line of lines) done.push(await invite(line));
    return { rows: done, invited: done.filter(({ outcome }) => outcome === 'invited').length };
  });

// Someone else may have invited the same person meanwhile; the other rows are sent all the same.
async function inviteOne(call: ActorCall, tx: Tx, person: Valid & { agencyUid: string }): Promise<'invited' | 'known'> {
  try {
    await invitePerson(call, tx, { ...person, role: 'agent', distributorUid: null });
    return 'invited';
  } catch (error) {
    if (error instanceof AppError && error.code === 'person.emailTaken') return 'known';
    throw error;
  }
}

const columns = ['email', 'firstName', 'lastName'] as const;
const problemsOf = ({ issues }: z.ZodError): Line['problems'] =>
  columns.filter((column) => issues.some(({ path }) => path[0] === column));

const findKnown = async (tx: Tx, emails: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await tx.many<{ email: string }>(
        sql`select email from person where realm_id = ${tx.realmId} and email = any(${emails}::text[])`,
      )
    ).map(({ email }) => email),
  );

const countAgents = async (tx: Tx, agencyUid: string): Promise<number> =>
  (
    await tx.get<{ n: number }>(sql`
      select count(*)::int as n from person
      where realm_id = ${tx.realmId} and agency_uid = ${agencyUid} and role = 'agent' and status = 'active'`)
  ).n;
