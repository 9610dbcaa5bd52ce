import type { Language } from '#i18n/language.ts';
import { t } from '../answer-strings.ts';
import { isDemoPassword } from '../demo-users.ts';
import type { FieldProblems } from '../field-problems.ts';
import { maxPasswordLength, minPasswordLength } from '../limits.ts';
import { commonPasswords } from './common-passwords.server.ts';

export type PasswordProblem = 'password_short' | 'password_long' | 'password_common' | 'password_personal';

type About = { email?: string; names?: readonly string[] };

/** The sentence for a password that cannot be taken, by the name of its field; empty where it can. */
export async function newPasswordProblem(language: Language, password: string, about: About): Promise<FieldProblems> {
  if (password === '') return { password: t(language, 'password_missing') };
  const problem = await passwordProblem(password, about);
  if (!problem) return {};
  return { password: t(language, problem, { limit: problem === 'password_long' ? maxPasswordLength : minPasswordLength }) };
}

/** Null: it can. Length counts, but not what is tried first, a run or repetition, or the own address or name. */
export async function passwordProblem(password: string, { email = '', names = [] }: About = {}): Promise<PasswordProblem | null> {
  const length = [...password].length;
  if (length < minPasswordLength) return 'password_short';
  if (length > maxPasswordLength) return 'password_long';
  const bare = lettersOf(password);
  const common = await commonPasswords();
  if (isDemoPassword(password) || isMonotonous(password) || common.has(bare) || common.has(password.toLowerCase())) return 'password_common';
  const personal = [email, email.split('@')[0] ?? '', ...names, names.join('')].map(lettersOf).filter((text) => text.length > 2);
  return personal.includes(bare) ? 'password_personal' : null;
}

/** In lower case without what is no letter: 'Passwort 2026!' → 'passwort'. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

/** 'aaaaaaaaaa', '1234567890', '0987654321', '121212121212', dates and numbers: no letters but few, or a run. */
function isMonotonous(password: string): boolean {
  const characters = [...password.toLowerCase()];
  if (new Set(characters).size <= 3) return true;
  const steps = characters.slice(1).map((character, index) => (character.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0));
  return steps.filter((step) => step === 1).length >= steps.length - 1 || steps.filter((step) => step === -1).length >= steps.length - 1;
}
