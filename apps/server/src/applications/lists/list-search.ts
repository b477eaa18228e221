import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Sql } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { ListOrder } from './list-order.ts';
import { allOf } from '../../platform/lists/page.ts';
import { afterPrefix, searchWords } from '../../platform/lists/search-words.ts';
import { hashPassportNumber, looksLikePassportNumber } from '../../platform/crypto/passport-number.ts';

export const searchCap = 200; // nobody reads more; a longer word finds fewer

export interface SearchTerms {
  readonly words: readonly string[]; // longest first, because longer words are rarer
  readonly blind: Buffer | null; // set if the text may be a passport number
}

export function parseSearch(keys: KeyStore, realmId: string, text: string): SearchTerms {
  const all = searchWords(text);
  const long = all.filter((word) => word.length > 1); // initials are not indexed
  return {
    words: (long.length > 0 ? long : all).sort((one, other) => other.length - one.length).slice(0, 6),
    blind: looksLikePassportNumber(text) ? hashPassportNumber(keys, realmId, text) : null,
  };
}

// `offset 0` keeps the planner from turning this into a join: it is evaluated per application.
const hasWord = (word: string): Sql => sql`
  exists (select from search_token s where s.realm_id = a.realm_id and s.application_uid = a.application_uid
    and s.token >= ${word} and s.token < ${afterPrefix(word)} offset 0)`;

const never = sql`false`;

// For few rows (an agent's or applicant's): each row is checked for its words.
export const matchesEachRow = (realmId: string, { words, blind }: SearchTerms): Sql => {
  const named = words.length === 0 ? never : allOf(words.map(hasWord));
  if (blind === null) return named;
  return sql`((${named}) or a.applicant_uid in (
    select p.applicant_uid from passport_index p where p.realm_id = ${realmId} and p.blind = ${blind}))`;
};

// For a whole agency: walks the index of the rarest word until enough applications match. An application may match with
// several words, hence `distinct`.
export function searchAgency(
  realmId: string,
  actor: Actor,
  { words, blind }: SearchTerms,
  { key, join }: Pick<ListOrder, 'key' | 'join'>,
  conditions: Sql,
): Sql {
  const [first, ...others] = words;
  const named =
    first === undefined
      ? sql`select a.application_uid, ${key} as sorted_by from application a ${join} where false`
      : sql`select a.application_uid, ${key} as sorted_by from search_token s
          join application a on a.realm_id = s.realm_id and a.application_uid = s.application_uid ${join}
          where s.realm_id = ${realmId} and s.agency_uid = ${actor.agencyUid} and s.token >= ${first} and s.token < ${afterPrefix(first)}
            and ${allOf([conditions, ...others.map(hasWord)])} limit 200`;
  if (blind === null) return sql`select distinct h.application_uid, h.sorted_by from (${named}) h`;
  return sql`(${named}) union (
    select a.application_uid, ${key} as sorted_by from passport_index p
    join application a on a.realm_id = p.realm_id and a.applicant_uid = p.applicant_uid ${join}
    where p.realm_id = ${realmId} and p.blind = ${blind} and ${conditions} limit 200)`;
}
