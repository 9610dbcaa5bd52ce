import type { Language } from '#i18n/language.ts';
import { minContrast } from '../limits.ts';
import { t } from '../strings.ts';
import type { Accent, AccentProblem } from './contrast.ts';

/** Why an accent is refused, and by how much it fails (house style "Space, line, colour"). */
export function contrastSentence(accent: Accent, { mode, against, ratio, missing }: AccentProblem, language: Language): string {
  const figure = (value: number) => value.toFixed(2).replace('.', language === 'de' ? ',' : '.');
  return t(language, `contrast_${mode}`, {
    color: accent[mode],
    against: t(language, `against_${against}`),
    // Rounded against the colour, so that a ratio of 4.499 does not read as the 4.50 that is asked for.
    ratio: figure(Math.floor(ratio * 100) / 100),
    least: figure(minContrast),
    missing: figure(Math.ceil(missing * 100) / 100),
  });
}
