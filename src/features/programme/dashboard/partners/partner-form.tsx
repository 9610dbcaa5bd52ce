import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { hubHref } from '#features/hub/index.ts';
import type { Asset } from '#features/media/contract.ts';
import { MediaField } from '#features/media/picker/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { DeleteButton } from '../form/delete-button.tsx';
import { maxDetailLine } from '../form/limits.ts';
import { checkPartner, type Problems, partnerOf } from '../form/typed-details.ts';
import type { PartnerContract, StaffPartnerDetail } from './contract.ts';
import { t } from './strings.ts';

/** Name, website and logo, which all who name the partner show. */
export function PartnerForm({ partner, logo }: { partner: StaffPartnerDetail | null; logo: Asset | null }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [image, choose] = useState(partner?.image_id ?? null);
  const [revision, setRevision] = useState(partner?.revision ?? 0);
  const save: Submit<PartnerContract> = async (values, { api }) => {
    const typed = partnerOf(values);
    const problems: Problems = {};
    checkPartner(typed, '', language, problems);
    if (Object.keys(problems).length > 0) return { message: t(language, 'wrong'), fields: problems, isError: true };
    try {
      if (!partner) {
        const { id } = await api.post('/api/cms-programme-partners/', { language, headers: writing(), body: typed });
        return { redirect: hubHref('partners', language, {}, id) };
      }
      const seen = Math.max(revision, partner.revision);
      const saved = await api.patch('/api/cms-programme-partners/{id}/', { language, headers: writing(seen), parameters: { id: partner.id }, body: typed });
      setRevision(saved.revision);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message } = error;
      if (code === 'stale') {
        void revalidate();
        return { message: t(language, 'stale'), isError: true };
      }
      const field = { partner_taken: 'name', no_such_image: 'image_id' }[code];
      if (!field) throw error;
      return { message, fields: { [field]: [message] }, isError: true };
    }
    return { message: t(language, 'saved'), isError: false };
  };
  const form = useForm('partner', save);
  return (
    <Form state={form} submit={t(language, 'save')}>
      <TextField name="name" label={t(language, 'name')} required maxLength={maxDetailLine} defaultValue={partner?.name ?? ''} />
      <TextField
        name="link"
        label={t(language, 'link')}
        hint={t(language, 'link_hint')}
        type="url"
        inputMode="url"
        maxLength={2_000}
        defaultValue={partner?.link ?? ''}
      />
      <MediaField name="image_id" label={t(language, 'logo')} hint={t(language, 'logo_hint')} kind="image" value={image} onChange={choose} asset={logo} />
    </Form>
  );
}

/** Only while nobody names them. */
export function DeletePartner({ partner: { id, name, revision } }: { partner: StaffPartnerDetail }) {
  const language = useLanguage();
  return (
    <DeleteButton
      words={{
        title: t(language, 'delete_title', { name }),
        text: t(language, 'delete_text'),
        confirm: t(language, 'delete'),
        cancel: t(language, 'keep'),
        done: t(language, 'deleted', { name }),
      }}
      remove={() =>
        client<PartnerContract>(httpTransport).delete('/api/cms-programme-partners/{id}/', { language, headers: writing(revision), parameters: { id } })
      }
      to={hubHref('partners', language)}
    />
  );
}
