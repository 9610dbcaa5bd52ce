import { Menu, ShoppingCart } from 'lucide';
import { useRouteLoaderData } from 'react-router';
import type { PreviewProps } from '#features/back-office/records/index.ts';
import { useAsset } from '#features/media/picker/index.ts';
import { backgrounds, contrastRatio, defaultAccent, type Mode, minContrast } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Brand } from './brand.tsx';
import styles from './preview.module.css';
import { t } from './strings.ts';

const modes = ['light', 'dark'] as const;
const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** Header, an event and a button in both themes, with the contrast of the colours as they are typed. */
export function DesignPreview({ values }: PreviewProps) {
  const language = useLanguage();
  const venue = useRouteLoaderData<RootInfo>('root')?.name ?? '';
  const { asset } = useAsset(typeof values.logo === 'number' ? values.logo : null);
  const logo = asset?.image_thumbnails?.small ?? null;
  return (
    <div className={styles.preview}>
      <p className={styles.quiet}>{t(language, 'note')}</p>
      {modes.map((mode) => (
        <section key={mode} className={styles.theme} data-theme={mode} style={coloursOf(values)} aria-label={t(language, mode)}>
          <h3>{t(language, mode)}</h3>
          <Header values={values} venue={venue} logo={logo} />
          <Event hasPicture={values.event_style2 !== true} />
          <Contrast colour={values[`accent_${mode}`]} mode={mode} />
        </section>
      ))}
    </div>
  );
}

/** The palette's names in src/ui/styles/tokens.css. */
const coloursOf = ({ accent_light: light, accent_dark: dark }: Values): Record<`--${string}`, string> => ({
  '--signal': isColour(light) ? light : defaultAccent.light,
  '--signal-on-dark': isColour(dark) ? dark : defaultAccent.dark,
});

function Header({ values, venue, logo }: { values: Values; venue: string; logo: string | null }) {
  const language = useLanguage();
  const burger = <Icon node={Menu} />;
  const isLeft = values.menu_side !== 'right';
  return (
    <div className={styles.header}>
      {isLeft && burger}
      {logo ? <img src={logo} alt={venue} className={styles.logo} /> : <Brand name={venue} accent="" />}
      <p>
        {values.menu_desktop === true && (
          <>
            <span>{t(language, 'programme')}</span>
            <span>{t(language, 'visit')}</span>
          </>
        )}
        {values.webshop_link !== '' && <span>{t(language, 'shop')}</span>}
        {values.basket_link !== '' && (
          <span className={styles.cart}>
            <Icon node={ShoppingCart} />
            <VisuallyHidden>{t(language, 'cart')}</VisuallyHidden> <b>2</b>
          </span>
        )}
      </p>
      {!isLeft && burger}
    </div>
  );
}

function Event({ hasPicture }: { hasPicture: boolean }) {
  const language = useLanguage();
  return (
    <div className={styles.event} data-picture={hasPicture || undefined}>
      {hasPicture && <span className={styles.picture} />}
      <p>
        <span>{t(language, 'day')}</span>
        <strong>{t(language, 'event')}</strong>
        <em>{t(language, 'few')}</em>
      </p>
      <span className={button('signal', 'small')}>{t(language, 'tickets')}</span>
    </div>
  );
}

function Contrast({ colour, mode }: { colour: unknown; mode: Mode }) {
  const language = useLanguage();
  if (!isColour(colour)) return <p className={styles.quiet}>{t(language, 'no_colour')}</p>;
  const figure = (value: number) => (Math.floor(value * 100) / 100).toFixed(2).replace('.', language === 'de' ? ',' : '.');
  return (
    <>
      <h4>{t(language, 'contrast')}</h4>
      <ul className={styles.contrast}>
        {(['paper', 'surface', 'text'] as const).map((against) => {
          const ratio = contrastRatio(colour, backgrounds[mode][against]);
          return (
            <li key={against} data-bad={ratio < minContrast || undefined}>
              <span>{t(language, `against_${against}`)}</span> <b>{figure(ratio)} : 1</b>{' '}
              <span>{ratio < minContrast ? t(language, 'too_little', { least: figure(minContrast) }) : t(language, 'enough')}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
