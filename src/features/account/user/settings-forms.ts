import { isLanguage } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { Submit } from '#ui/form/outcome.ts';
import type { AccountContract } from '../contract.ts';
import { withProof } from '../proof/ask-for-proof.ts';
import { t } from './strings.ts';

const profile: Submit<AccountContract> = async (values, { api, language }) => {
  const chosen = values.get('language');
  const body = { first_name: values.get('first_name'), last_name: values.get('last_name'), ...(isLanguage(chosen) ? { language: chosen } : {}) };
  await api.post('/api/user/profile/', { language, body });
  return { message: t(language, 'saved'), isError: false };
};

const password: Submit<AccountContract> = async (values, { api, language }) => {
  const body = { current_password: values.get('current_password'), password: values.get('password') };
  await withProof(() => api.post('/api/user/password/', { language, body }));
  return { message: t(language, 'password_changed'), isError: false };
};

const email: Submit<AccountContract> = async (values, { api, language }) => {
  const typed = values.get('email').trim();
  const body = { email: typed, password: values.get('password') };
  await withProof(() => api.post('/api/user/email/', { language, body }));
  return { message: t(language, 'email_asked', { email: typed }), isError: false };
};

/** An empty id: all but the present one. */
const sessions: Submit<AccountContract> = async (values, { api, language }) => {
  const id = Number(values.get('id')) || undefined;
  await api.post('/api/user/sessions/end/', { language, body: id ? { id } : {} });
  return { message: t(language, id ? 'session_ended' : 'sessions_ended'), isError: false };
};

const remove: Submit<AccountContract> = async (values, { api, language }) => {
  const body = { password: values.get('password') };
  await withProof(() => api.post('/api/user/delete/', { language, body }));
  return { redirect: `${href('userLogin', language)}?ok=deleted` };
};

export const settingsForms = { profile, email, password, sessions, remove };
