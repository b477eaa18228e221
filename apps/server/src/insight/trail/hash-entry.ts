import { createHash } from 'node:crypto';

// A row of the trail as it is stored. Times are microseconds, because JavaScript's dates are coarser than the database's.
export interface TrailRow {
  readonly realm_id: string;
  readonly seq: string;
  readonly micros: string;
  readonly kind: string;
  readonly action: string;
  readonly person_uid: string | null;
  readonly role: string;
  readonly applicant_uid: string | null;
  readonly agency_uid: string | null;
  readonly subject_uid: string | null;
  readonly fields: readonly string[];
  readonly documents: readonly string[];
  readonly purpose: string;
  readonly address: string;
  readonly request_uid: string | null;
  readonly prev_hash: Buffer;
  readonly hash: Buffer;
}

const count = (length: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(length);
  return bytes;
};
const part = (bytes: Buffer | null): Buffer =>
  bytes === null ? count(-1) : Buffer.concat([count(bytes.length), bytes]);
const text = (value: string) => part(Buffer.from(value));
const uuid = (value: string | null) => part(value === null ? null : Buffer.from(value.replaceAll('-', ''), 'hex'));
const integer = (value: string): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return part(bytes);
};

// The same bytes as the database's function trail_hash, written a second time so that a changed function is noticed too.
export const hashEntry = (row: TrailRow): Buffer =>
  createHash('sha256')
    .update(
      Buffer.concat([
        uuid(row.realm_id),
        integer(row.seq),
        integer(row.micros),
        text(row.kind),
        text(row.action),
        uuid(row.person_uid),
        text(row.role),
        uuid(row.applicant_uid),
        uuid(row.agency_uid),
        uuid(row.subject_uid),
        count(row.fields.length),
        ...row.fields.map(text),
        count(row.documents.length),
        ...row.documents.map(uuid),
        text(row.purpose),
        text(row.address),
        uuid(row.request_uid),
        part(row.prev_hash),
      ]),
    )
    .digest();
