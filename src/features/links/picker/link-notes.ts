import type { Language } from '#i18n/language.ts';
import type { DescribedAddress, TargetAnchor } from '../contract.ts';
import { t } from './strings.ts';

export type LinkNote = { readonly words: string; readonly isBroken: boolean; readonly mend?: { readonly address: string; readonly words: string } };

type Given = {
  address: string;
  described: DescribedAddress | null;
  language: Language;
  of: Language;
  places?: readonly TargetAnchor[] | undefined;
};

/** What somebody who has set a link should know of it; what is broken first. */
export function linkNotes({ address, described, language, of, places }: Given): LinkNote[] {
  const broken = (words: string): LinkNote => ({ words, isBroken: true });
  const [, rest = ''] = /^[^?#]*(.*)$/s.exec(address) ?? [];
  const anchor = /#(.+)$/s.exec(address)?.[1];
  if (address.startsWith('#')) return places && anchor && !places.some((one) => one.anchor === anchor) ? [broken(t(language, 'gone_anchor'))] : [];
  if (!described) return [];
  const { state, target, moved_to, anchors } = described;
  if (state === 'missing') return [broken(t(language, address.startsWith('/media/') ? 'gone_document' : 'gone_page'))];
  const notes: LinkNote[] = state === 'public' ? [] : [broken(t(language, state === 'offline' ? 'is_offline' : 'is_planned'))];
  const own = target?.urls[of];
  // Of places that come from elsewhere, such as a shared section, nothing is known: only where the page has some, one of them is missed.
  if (anchor && anchors.length > 0 && !anchors.some((one) => one.anchor === anchor)) notes.push(broken(t(language, 'gone_anchor')));
  const isOther = address.startsWith(of === 'de' ? '/en' : '/de');
  if (own && isOther && !address.startsWith(own)) {
    notes.push({ words: t(language, `other_${of}`), isBroken: false, mend: { address: own + rest, words: t(language, `take_${of}`) } });
  } else if (moved_to) {
    notes.push({ words: t(language, 'moved'), isBroken: false, mend: { address: (own ?? moved_to) + rest, words: t(language, 'take_new') } });
  }
  return notes;
}
