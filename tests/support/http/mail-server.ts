import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { atEndOfFile } from '../run/end-of-file.ts';

/** A real mail server; `refuse` answers the first mails with these codes, `refuseRecipient` each recipient with these words. */
export async function mailServer({ refuse = [], refuseRecipient = '' }: { refuse?: number[]; refuseRecipient?: string } = {}) {
  const received: { from: string; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) => (username === 'foyer' && password === 'geheim' ? done(null, { user: username }) : done(new Error('no'))),
    onRcptTo: (_, __, done) => (refuseRecipient ? done(Object.assign(new Error(refuseRecipient), { responseCode: 550 })) : done()),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refuse.shift();
        if (code) return done(Object.assign(new Error('not now for clara@haus.example'), { responseCode: code }));
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  atEndOfFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo; // of a server that listens on a port
  return { received, url: `smtp://foyer:geheim@127.0.0.1:${port}` };
}
