import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { afterPrefix, searchWords } from '../../platform/lists/search-words.ts';
import { hashPassportNumber, looksLikePassportNumber } from '../../platform/crypto/passport-number.ts';

const hitsAtMost = 200;

const hasWord = (word: string): Sql =>
  sql`exists (select from applicant_token t where t.realm_id = a.realm_id and t.applicant_uid = a.applicant_uid
      and t.token >= ${word} and t.token < ${afterPrefix(word)})`;

const hasWords = (words: readonly string[]): Sql => words.map(hasWord).reduce((all, next) => sql`${all} and ${next}`);

// Every word must be a prefix of a word in the name or email. The text may also be a passport number, which is found by
// its keyed hash only. Matches are looked up within the actor's reach first, so the cost does not grow with the size of
// the agency.
export function buildSearchCondition(db: Db, keys: KeyStore, actor: Actor, text: string, reach: Sql): Sql {
  const all = searchWords(text).sort((one, other) => other.length - one.length);
  const words = all.filter((word, at) => at === 0 || word.length > 1); // initials are not indexed
  const hits: Sql[] = [];
  if (looksLikePassportNumber(text))
    hits.push(sql`select i.applicant_uid from passport_index i
      where i.realm_id = ${db.realmId} and i.blind = ${hashPassportNumber(keys, db.realmId, text)}`);
  if (words.length > 0)
    hits.push(actor.role === 'applicant' ? ofOwn(db, words, reach) : ofAgency(db, actor, words, reach));
  if (hits.length === 0) return sql`false`;
  return sql`a.applicant_uid in (${hits.reduce((one, other) => sql`${one} union all ${other}`)})`;
}

const ofOwn = (db: Db, words: readonly string[], reach: Sql): Sql =>
  sql`select a.applicant_uid from applicant a where a.realm_id = ${db.realmId} and ${reach} and ${hasWords(words)}`;

function ofAgency(db: Db, { agencyUid }: Actor, [longest, ...others]: readonly string[], reach: Sql): Sql {
  const rest = others.length > 0 ? sql`and ${hasWords(others)}` : sql``;
  return sql`(select a.applicant_uid from applicant_token w
    join applicant a on a.realm_id = w.realm_id and a.applicant_uid = w.applicant_uid
    where w.realm_id = ${db.realmId} and w.agency_uid = ${agencyUid}
      and w.token >= ${longest} and w.token < ${afterPrefix(longest!)} and ${reach} ${rest}
    limit ${hitsAtMost})`;
}
