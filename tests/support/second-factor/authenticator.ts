import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** WebAuthn Level 3, §6: one passkey for one account; `isVerifying`: whether it asks for PIN or finger. */
export function makeAuthenticator(origin = 'https://ostkai.example', isVerifying = true) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const coordinate = (name: 'x' | 'y') => new Uint8Array(Buffer.from(String(publicKey.export({ format: 'jwk' })[name]), 'base64url'));
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const host = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([flags | (isVerifying ? 4 : 0)]), count, rest]);
  };
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} } as const;
  return {
    id: common.id,
    /** What `navigator.credentials.create` answers. */
    create({ challenge }: { challenge: string }) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate('x')],
        [-3, coordinate('y')],
      ]);
      const cose = Buffer.from(isoCBOR.encode(key));
      const data = authData(0x41, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]));
      const object = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(object).toString('base64url'),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    /** What `navigator.credentials.get` answers. */
    get({ challenge }: { challenge: string }) {
      const data = authData(0x01);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { ...common, response };
    },
  };
}
