import { z } from 'zod';
import { maxAddress } from '../../limits.ts';
import { defaultEmbedHosts, type EmbedService } from '../embed-hosts.ts';
import { type FieldOptions, makeField, type PresentContext, problem, type RuleContext } from '../field.ts';
import { readEmbedAddress } from './embed-address.ts';

/** Embed code is reduced to its address, of which the product renders the embed; shared by all languages. */
export function embedField(options: FieldOptions & { readonly service: Exclude<EmbedService, 'video'> }) {
  const { service } = options;
  const allowed = ({ embedHosts = defaultEmbedHosts }: RuleContext | PresentContext) => embedHosts[service];
  // Which hosts are allowed is a setting that may change: a draft keeps any, publishing and showing ask.
  const anyHost = (raw: unknown) => readEmbedAddress(raw, 'any');
  return makeField<string, false, string>(options, false, {
    kind: 'embed',
    limits: { service, max: maxAddress },
    empty: '',
    schema: z
      .string()
      .max(maxAddress)
      .refine((text) => text === '' || anyHost(text) === text),
    normalise: anyHost,
    explain: () => problem('embed_host', { hosts: defaultEmbedHosts[service].join(', ') }),
    check: (value, context) => (readEmbedAddress(value, allowed(context)) ? null : problem('embed_host', { hosts: allowed(context).join(', ') })),
    referencesOf: (value) => (value ? { links: [value] } : {}),
    present: (value, _, context) => readEmbedAddress(value, allowed(context)),
  });
}
