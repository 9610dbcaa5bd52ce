import { createContext } from 'react-router';

export type SiteInfo = {
  /** Public address without trailing slash. */
  baseUrl: string;
  /** On a staging instance robots keep out (E §9). */
  instance: 'live' | 'staging';
  /** Where visitors reach the box office, without trailing slash; the webshop pages embed it. */
  boxOfficeUrl?: string | undefined;
  /** On pages that are made for one visitor: what a form has to carry that is sent without script. */
  csrfToken?: string | undefined;
};

export type RootInfo = SiteInfo & {
  name: string;
  design: { header: { logoLink: string }; event: { style1: boolean; style2: boolean; style3: boolean } };
};

/** Set by the renderer; in the browser the root's data is never loaded again. */
export const siteContext = createContext<SiteInfo>();
