import { isLanguage } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { Submit } from '../form/outcome.ts';
import { t } from '../strings.ts';

/** The forms of the settings, by name. */
const profile: Submit = async (typed, { api, language }) => {
  const chosen = typed.get('language');
  const body = { first_name: typed.get('first_name') ?? '', last_name: typed.get('last_name') ?? '', ...(isLanguage(chosen) ? { language: chosen } : {}) };
  await api.post('/api/user/profile/', { language, body });
  return { message: t(language, 'saved'), isError: false };
};

const password: Submit = async (typed, { api, language }) => {
  await api.post('/api/user/password/', { language, body: { current_password: typed.get('current_password') ?? '', password: typed.get('password') ?? '' } });
  return { message: t(language, 'password_changed'), isError: false };
};

/** An empty id: all but the present one. */
const sessions: Submit = async (typed, { api, language }) => {
  const id = Number(typed.get('id')) || undefined;
  await api.post('/api/user/sessions/end/', { language, body: id ? { id } : {} });
  return { message: t(language, id ? 'session_ended' : 'sessions_ended'), isError: false };
};

const remove: Submit = async (typed, { api, language }) => {
  await api.post('/api/user/delete/', { language, body: { password: typed.get('password') ?? '' } });
  return { redirect: `${href('userLogin', language)}?ok=deleted` };
};

export const settingsForms = { profile, password, sessions, remove };
