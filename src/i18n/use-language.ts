import { useLocation } from 'react-router';
import { type Language, languageOfAddress } from './language.ts';

/** The language of the page being shown. */
export const useLanguage = (): Language => languageOfAddress(useLocation());
