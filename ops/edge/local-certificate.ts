import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const identityHost = 'id.localhost';

// A certificate for this machine and two days, and its key.
export function writeLocalCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const order = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost,DNS:${identityHost}`;
  const made = spawnSync('openssl', [...order.split(/\s+/), '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`);
  return [certificate, key];
}
