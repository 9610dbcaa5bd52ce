/** Where the visitor's choice between light and dark is kept. */
export const themeKey = 'foyer-theme';
