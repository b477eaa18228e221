import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

interface Challenge {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

// A passkey as a device makes and uses it, in software (Web Authentication, ES256, no attestation).
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';
  let uses = 0;

  const clientData = (type: string, { challenge, origin }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  };
  // A COSE key: elliptic curve, ES256, P-256, x, y.
  const coseKey = () => {
    const { x, y } = publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
  };

  return {
    // The fields the provider's page sends when a passkey is added.
    register(given: Challenge, user: string): Record<string, string> {
      userHandle = user;
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const data = authenticatorData(given.rpId, present | verified | withKey, attested);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const head = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
      ]);
      return {
        clientDataJSON: clientData('webauthn.create', given).toString('base64url'),
        attestationObject: Buffer.concat([head, size, data]).toString('base64url'),
        publicKeyCredentialId: id.toString('base64url'),
        authenticatorLabel: `Passkey ${id.toString('hex').slice(0, 8)}`,
        transports: 'internal',
        authenticatorAttachment: 'platform',
        error: '',
      };
    },
    // The fields it sends when one is used.
    use(given: Challenge, { isVerified = true } = {}): Record<string, string> {
      const client = clientData('webauthn.get', given);
      const data = authenticatorData(given.rpId, isVerified ? present | verified : present);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        credentialId: id.toString('base64url'),
        userHandle,
        error: '',
      };
    },
  };
}
export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
