export const themeKey = 'foyer-theme';
