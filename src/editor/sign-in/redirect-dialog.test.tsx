import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RedirectDialog } from './redirect-dialog.tsx';

const at = (address: string, isSignedIn = false) =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <RedirectDialog isSignedIn={isSignedIn} />
    </MemoryRouter>,
  );

test('whoever asks for edit mode without a sign-in is led to it, and back', () => {
  expect(at('/de/besuch?edit&noToolbar')).toContain('?from=%2Fde%2Fbesuch%3Fedit%26noToolbar');
  expect(at('/de/besuch')).toBe('');
  expect(at('/de/besuch?edit', true)).toContain('Mit diesem Konto kann man Seiten nicht bearbeiten.');
});
