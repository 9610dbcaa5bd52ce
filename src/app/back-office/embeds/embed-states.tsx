import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { recordHref } from '#features/back-office/index.ts';
import type { PreviewProps } from '#features/back-office/records/index.ts';
import type { Consent, ConsentContract } from '#features/consent/contract.ts';
import { isHostOf } from '#features/consent/gate/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table/table.tsx';
import { frameHostOf } from '../../../blocks/embed-card/frame-host.ts';
import styles from './embed-states.module.css';
import { t } from './strings.ts';

type Services = Consent['services'];

export function EmbedStates({ values }: PreviewProps) {
  const language = useLanguage();
  const [services, setServices] = useState<Services | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const request = new AbortController();
    client<ConsentContract>(httpTransport)
      .get('/api/consent/', { language, signal: request.signal })
      .then(
        (consent) => setServices(consent.services),
        () => request.signal.aborted || setFailed(true),
      );
    return () => request.abort();
  }, [language]);
  const hosts = ['video', 'audio', 'viewer', 'social'].flatMap((service) => (Array.isArray(values[service]) ? values[service].map(String) : []));
  const seen = (host: string): string => {
    const frame = frameHostOf(host);
    if (!frame) return t(language, 'no_player');
    const service = services?.find((one) => isHostOf(frame, one.hosts));
    return service ? t(language, 'player', { service: service.name }) : t(language, 'no_service', { frame });
  };
  return (
    <div className={styles.states}>
      <p>{t(language, 'about')}</p>
      {hasFailed && <p role="alert">{t(language, 'failed')}</p>}
      {services && (
        <Table
          caption={t(language, 'seen')}
          rows={[...new Set(hosts)].map((host) => ({ host }))}
          keyOf={({ host }) => host}
          empty={t(language, 'none')}
          hasRoom
          columns={[
            { key: 'host', title: t(language, 'host'), cell: ({ host }) => host },
            { key: 'seen', title: t(language, 'seen'), cell: ({ host }) => seen(host) },
          ]}
        />
      )}
      <p>
        <Link to={recordHref('services', language)}>{t(language, 'services')}</Link>
      </p>
    </div>
  );
}
