import { applicationSorts, type ApplicationSort } from '@visawright/contract/applications/application-sorts.ts';
import { fileKeyStore, type Actor } from '@visawright/server/tools.ts';
import type { SigningRealms } from '../../proofs/model/signing-realms.ts';
import type { OwnPostgres } from '../../proofs/takeover/own-postgres.ts';
import type { listQueries } from './list-queries.ts';
import { urlOf } from './lists-cluster.ts';
import { readListStatement } from './measure-buffers.ts';

// Measured in calls per second and in buffers; the sorted lists in buffers only.
export const names = ['filter', 'search'] as const;
export type Name = (typeof names)[number];
export type Measured = Name | ApplicationSort;
export const measured: readonly Measured[] = [...names, ...applicationSorts];

// The databases from the smallest to the largest, and whose lists are measured in them.
export interface GrownLists {
  readonly cluster: OwnPostgres;
  readonly tenant: SigningRealms;
  readonly databases: readonly string[];
  readonly actor: Actor;
  readonly asked: ReturnType<typeof listQueries>;
}

export const statementOf = ({ cluster, actor, asked }: GrownLists, database: string, name: Measured) =>
  readListStatement(urlOf(cluster, 'api', database), fileKeyStore(process.env['ROOT_KEY_FILE']!), actor, asked[name]);
