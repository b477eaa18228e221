import type { systemAddresses } from '@visawright/contract/insight/system-status.ts';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface CertificateTime {
  readonly name: (typeof systemAddresses)[number];
  readonly endsAt: Date;
}

const answerMs = 5_000;

// When the TLS certificates of our own addresses end. An address without TLS, or one that does not answer, is left out: the edge may hold
// the certificate where this process cannot reach it.
export async function readCertificateTimes(
  addresses: Readonly<Record<CertificateTime['name'], string>>,
): Promise<CertificateTime[]> {
  const found = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => {
      const url = new URL(address);
      const endsAt = url.protocol === 'https:' ? await endOf(url) : undefined;
      return endsAt ? [{ name: name as CertificateTime['name'], endsAt }] : [];
    }),
  );
  return found.flat();
}

const endOf = ({ hostname, port }: URL): Promise<Date | undefined> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // Only its date is read and nothing is sent, so a certificate that is not valid any more still tells when it ended.
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port: Number(port || 443), ...name, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      resolve(end ? new Date(end) : undefined);
      socket.destroy();
    });
    socket.setTimeout(answerMs, () => socket.destroy());
    socket.on('error', () => undefined); // handled as its end
    socket.on('close', () => resolve(undefined));
  });
