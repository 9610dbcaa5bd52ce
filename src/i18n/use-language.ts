import { useLocation } from 'react-router';
import { type Language, languageOfAddress } from './language.ts';

export const useLanguage = (): Language => languageOfAddress(useLocation());
