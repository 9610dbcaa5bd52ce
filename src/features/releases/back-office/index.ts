export { ReleaseScreen } from './release-screen.tsx';
export { ReleaseState } from './release-state.tsx';
