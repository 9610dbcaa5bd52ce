import { connect } from 'node:tls';
import { isLoopback } from '#features/account/index.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { defineCheck } from '../check.server.ts';
import { certificateDays, hourly } from '../limits.ts';

/** Until when a certificate holds, and why browsers would not take it; null: nobody answered. */
type Certificate = { until: Date; problem: string | null };

const patience = 5_000;

export const certificateCheck = (ask: (url: URL) => Promise<Certificate | null> = askServer) =>
  defineCheck({
    name: 'certificate',
    title: { de: 'Zertifikat', en: 'Certificate' },
    every: 6 * hourly,
    states: {
      none: { text: { de: 'Diese Adresse braucht keines.', en: 'This address needs none.' } },
      fine: { text: { de: 'Es gilt bis {day}.', en: 'It holds until {day}.' } },
      unreachable: {
        text: {
          de: '{host} ist von diesem Server aus nicht zu erreichen, also auch nicht zu prüfen.',
          en: '{host} cannot be reached from this server, and so not be checked.',
        },
      },
      ending: {
        text: {
          de: 'Es gilt nur noch {n} Tag, bis {day}.|Es gilt nur noch {n} Tage, bis {day}.',
          en: 'It holds for {n} more day, until {day}.|It holds for {n} more days, until {day}.',
        },
        remedy: {
          de: 'Erneuern Sie es. Wenn das von selbst geschehen soll: Sehen Sie nach, warum es ausblieb.',
          en: 'Renew it. If that should happen by itself, see why it has not.',
        },
      },
      ended: {
        text: { de: 'Es ist am {day} abgelaufen. Browser warnen vor der Website.', en: 'It ended on {day}. Browsers warn of the website.' },
        remedy: { de: 'Erneuern Sie es sofort, und laden Sie den Proxy neu.', en: 'Renew it now, and reload the proxy.' },
      },
      refused: {
        text: { de: 'Browser nehmen es nicht an: {problem}', en: 'Browsers do not take it: {problem}' },
        remedy: {
          de: 'Richten Sie im Proxy ein Zertifikat einer anerkannten Stelle für diesen Namen ein, mit seiner ganzen Kette.',
          en: 'Set up in the proxy a certificate of a recognised authority for this name, with its whole chain.',
        },
      },
    },
    look: async ({ facts, now }) => {
      const url = new URL(facts.baseUrl);
      if (url.protocol !== 'https:' || isLoopback(url.hostname)) return { is: 'none' };
      const certificate = await ask(url);
      if (!certificate) return { is: 'unreachable', values: { host: url.host } };
      const left = certificate.until.getTime() - now.getTime();
      const n = Math.max(0, Math.floor(left / 86_400_000));
      const values = { n, day: { day: dayOf(certificate.until) } };
      if (left <= 0) return { is: 'ended', values };
      if (n < certificateDays) return { is: 'ending', values };
      return certificate.problem ? { is: 'refused', values: { problem: certificate.problem } } : { is: 'fine', values };
    },
  });

/** Asks as a browser would; takes any certificate, to tell what is wrong with it. */
export function askServer({ hostname, port }: Pick<URL, 'hostname' | 'port'>): Promise<Certificate | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false, timeout: patience });
    const end = (answer: Certificate | null) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      const { authorizationError } = socket;
      end(valid_to ? { until: new Date(valid_to), problem: socket.authorized ? null : String(authorizationError) } : null);
    });
    socket.on('timeout', () => end(null)).on('error', () => end(null));
  });
}
