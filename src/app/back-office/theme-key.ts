/** That of src/app/theme-key.ts, as the test sees: imported from there, it would be a file more for visitors. */
export const themeKey = 'foyer-theme';
