import type { Actor } from '../access/actor.types.ts';
import { sql, type Sql } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { allOf } from '../lists/page.ts';
import { afterPrefix, searchWords } from '../lists/search-words.ts';
import { blindOf, looksLikePassport } from '../vault/passport.ts';

export const searchCap = 200; // more hits than anyone reads; a longer word finds fewer

export interface Search {
  readonly words: readonly string[]; // the longest, which is the rarest, first
  readonly blind: Buffer | null; // set where the text may be a passport number
}

export function searchOf(keys: KeyStore, realmId: string, text: string): Search {
  const all = searchWords(text);
  const long = all.filter((word) => word.length > 1); // initials are not kept as words
  return {
    words: (long.length > 0 ? long : all).sort((one, other) => other.length - one.length).slice(0, 6),
    blind: looksLikePassport(text) ? blindOf(keys, realmId, text) : null,
  };
}

// `offset 0` keeps the question where it stands: asked of one application, answered by its own few words.
const hasWord = (word: string): Sql => sql`
  exists (select from search_token s where s.realm_id = a.realm_id and s.application_uid = a.application_uid
    and s.token >= ${word} and s.token < ${afterPrefix(word)} offset 0)`;

const never = sql`false`;

// Few rows are in question (an agent's, an applicant's): each is asked for its words.
export const amongFew = (realmId: string, { words, blind }: Search): Sql => {
  const named = words.length === 0 ? never : allOf(words.map(hasWord));
  if (blind === null) return named;
  return sql`((${named}) or a.applicant_uid in (
    select p.applicant_uid from passport_index p where p.realm_id = ${realmId} and p.blind = ${blind}))`;
};

// A whole agency is in question: the rarest word's place in the index is walked until enough applications fit everything asked. One
// application may have several words that fit.
export function foundInAgency(realmId: string, actor: Actor, { words, blind }: Search, key: Sql, conditions: Sql): Sql {
  const [first, ...others] = words;
  const named =
    first === undefined
      ? sql`select a.application_uid, ${key} as sorted_by from application a where false`
      : sql`select a.application_uid, ${key} as sorted_by from search_token s
          join application a on a.realm_id = s.realm_id and a.application_uid = s.application_uid
          where s.realm_id = ${realmId} and s.agency_uid = ${actor.agencyUid} and s.token >= ${first} and s.token < ${afterPrefix(first)}
            and ${allOf([conditions, ...others.map(hasWord)])} limit 200`;
  if (blind === null) return sql`select distinct h.application_uid, h.sorted_by from (${named}) h`;
  return sql`(${named}) union (
    select a.application_uid, ${key} as sorted_by from passport_index p
    join application a on a.realm_id = p.realm_id and a.applicant_uid = p.applicant_uid
    where p.realm_id = ${realmId} and p.blind = ${blind} and ${conditions} limit 200)`;
}
