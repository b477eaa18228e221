import { openClient, fileKeyStore, realmKeysOf } from '@visawright/server/tools.ts';
import type { AnsweredForm } from './answer-form.ts';
import type { Attempt } from './attempt.types.ts';
import type { Stage } from './stage.ts';
import type { Target } from './targets.ts';

interface Swap {
  readonly what: string;
  readonly table: string;
  readonly column: string;
  readonly key: string;
  readonly mine: string;
  readonly theirs: string;
  readonly ask: () => Promise<{ status: number }>;
}

// Swaps sealed columns, as an attacker with full write access to the database could.
export async function rowSwaps(
  stage: Stage,
  mine: readonly [Target, Target],
  strangers: { readonly person: Target; readonly realm: Target },
  forms: Readonly<Record<'mine' | 'second' | 'person' | 'realm', AnsweredForm>>,
): Promise<Attempt[]> {
  const url = new URL(process.env['DATABASE_ADMIN_URL']!);
  url.pathname = new URL(stage.database.ownerUrl).pathname;
  const [first, second] = mine;
  const { who, applicantUid } = first;
  const admin = await openClient(url.href);
  const page = () => stage.get(who, first.url());
  const values = () =>
    stage.server.app.inject({
      method: 'POST',
      url: `/doc/v1/document-ai/get-extracted-doc?applicantUid=${applicantUid}`,
      headers: { authorization: `Bearer ${who.token}`, 'realm-client-id': who.realmPath },
      payload: { docIds: [first.docId] },
    });
  const read = async () => ({ status: (await values()).statusCode });
  const key = { table: 'applicant', column: 'wrapped_key', key: 'applicant_uid', mine: applicantUid, ask: page };
  const reading = { table: 'reading', column: 'body', key: 'document_uid', mine: first.docId, ask: read };
  const swaps: Swap[] = [
    { ...key, what: "another person's key", theirs: strangers.person.applicantUid },
    { ...key, what: "another realm's person's key", theirs: strangers.realm.applicantUid },
    { ...reading, what: "another document's reading", theirs: second.docId },
    { ...reading, what: "another person's reading", theirs: strangers.person.docId },
    { ...reading, what: "another realm's reading", theirs: strangers.realm.docId },
  ];
  const { applicationUid } = forms.mine;
  const asked = (
    name: 'getForm' | 'answerHistory' | 'getFindings' | 'getPackage' | 'applicationReasons',
    more: object = {},
  ) => ({
    key: 'application_uid',
    mine: applicationUid,
    ask: () => stage.call(who)(name, { applicationUid, ...more }),
  });
  const sealed = [
    { ...asked('getForm'), table: 'application', column: 'answers' },
    { ...asked('answerHistory', { field: 'surnameAtBirth' }), table: 'answer_act', column: 'body' },
    { ...asked('getFindings'), table: 'finding_acceptance', column: 'reason' },
    { ...asked('getPackage'), table: 'package', column: 'contents' },
    { ...asked('applicationReasons'), table: 'application', column: 'outcome_reason' },
  ];
  for (const [whose, of] of Object.entries({ second: 'application', person: 'person', realm: 'realm' }) as [
    keyof typeof forms,
    string,
  ][])
    swaps.push(
      ...sealed.map((each) => ({
        ...each,
        what: `another ${of}'s ${each.table} ${each.column}`,
        theirs: forms[whose].applicationUid,
      })),
    );
  const attempts: Attempt[] = [];
  try {
    await admin.query('set session_replication_role = replica'); // disables the triggers that make readings immutable
    for (const swap of swaps) attempts.push(await attempt(swap));
    attempts.push(await realmKeySwap());
  } finally {
    await admin.end();
  }
  return attempts;

  async function attempt({ what, table, column, key: id, mine: own, theirs, ask }: Swap): Promise<Attempt> {
    const { status: before } = await ask();
    const { rows } = await admin.query(`select ${column} as was from ${table} where ${id} = $1`, [own]);
    const { rowCount } = await admin.query(
      `update ${table} set ${column} = (select ${column} from ${table} where ${id} = $2 limit 1) where ${id} = $1`,
      [own, theirs],
    );
    const { status } = await ask();
    await admin.query(`update ${table} set ${column} = $2 where ${id} = $1`, [own, (rows[0] as { was: Buffer }).was]);
    const { status: after } = await ask();
    return { what, isRefused: before === 200 && rowCount! > 0 && status !== 200 && after === 200, answer: status };
  }

  async function realmKeySwap(): Promise<Attempt> {
    const theirs = strangers.realm.who.db.realmId;
    const vault = `kind = 'vault' and realm_id`;
    const { rows } = await admin.query<{ wrapped: Buffer }>(`select wrapped from realm_key where ${vault} = $1`, [
      who.db.realmId,
    ]);
    await admin.query(
      `update realm_key set wrapped = (select wrapped from realm_key where ${vault} = $2) where ${vault} = $1`,
      [who.db.realmId, theirs],
    );
    // A new key store has nothing cached.
    const isRefused = await realmKeysOf(who.db, fileKeyStore(process.env['ROOT_KEY_FILE']!)).then(
      () => false,
      () => true,
    );
    await admin.query(`update realm_key set wrapped = $2 where ${vault} = $1`, [who.db.realmId, rows[0]!.wrapped]);
    return { what: "another realm's key", isRefused, answer: isRefused ? 500 : 200 };
  }
}
