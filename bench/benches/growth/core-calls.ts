import { Agent, request } from 'node:http';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { BrokenRun } from '../../measurement.ts';
import { visaDetails } from '../load/busy-realm.ts';
import { uidOf } from '../lists/grow.ts';
import type { Query } from '../lists/lists-cluster.ts';
import { searched } from '../lists/names.ts';

// What is asked about: the same rows in every size, because the database only grows.
export interface Asked {
  readonly agencyUid: string;
  readonly applicationUid: string;
  readonly applicantUid: string;
}

export async function askedRows(query: Query): Promise<Asked> {
  const [row] = await query<Asked>(
    `select ${uidOf('agency', '0', '0')} as "agencyUid", ${uidOf('application', '0', '0', '5')} as "applicationUid",
       ${uidOf('applicant', '0', '0', '5 / 3')} as "applicantUid"`,
  );
  // Their category is written as the product writes it: the rows of the lists' bench are never shown as documents.
  await query(`update document set category = 'Passport' where category = 'passport' and applicant_uid = $1`, [
    row!.applicantUid,
  ]);
  return row!;
}

interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

const url = (path: string, query: Record<string, string> = {}) => `${path}?${new URLSearchParams(query).toString()}`;

// The calls that people make most. `cursor` is that of the list's first page.
export const coreCalls = ({ agencyUid, applicationUid, applicantUid }: Asked, cursor: string) => {
  const get = (path: string, query?: Record<string, string>): Ask => ({ method: 'GET', path: url(path, query) });
  return {
    profile: get(addresses.getProfile.path),
    list: get(addresses.applicationsOfAgency.path, { agencyUid }),
    'next page': get(addresses.applicationsOfAgency.path, { agencyUid, cursor }),
    search: get(addresses.applicationsOfAgency.path, { agencyUid, search: searched }),
    travellers: get(addresses.listApplicants.path),
    open: get(addresses.getApplication.path, { applicationUid }),
    timeline: get(addresses.applicationTimeline.path, { applicationUid }),
    form: get(addresses.getForm.path, { applicationUid }),
    documents: get(addresses.documentsOfApplicant.path, { applicantUid }),
    notifications: get(addresses.listNotifications.path),
    draft: { method: 'POST', path: addresses.draftApplication.path, body: { applicantUid, visaDetails } },
  } satisfies Record<string, Ask>;
};

export type CoreCall = keyof ReturnType<typeof coreCalls>;

export interface Caller {
  send(ask: Ask): Promise<{ ms: number; text: string }>;
  close(): void;
}

// One call after the other on one connection.
export function openCaller(port: number, headers: Record<string, string>): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: ({ method, path, body }) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const asked = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            method,
            path,
            headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
          },
          (reply) => {
            const parts: Buffer[] = [];
            reply.on('data', (part: Buffer) => parts.push(part));
            reply.once('end', () => {
              const text = Buffer.concat(parts).toString();
              if (reply.statusCode === 200) resolve({ ms: performance.now() - began, text });
              else
                reject(new BrokenRun(`${method} ${path} was answered with ${reply.statusCode}: ${text.slice(0, 300)}`));
            });
          },
        );
        asked.once('error', reject);
        asked.end(body ? JSON.stringify(body) : undefined);
      }),
    close: () => agent.destroy(),
  };
}
