import { Outlet } from 'react-router';
import { Furniture } from '../default-layout/default-layout.tsx';

/** Around the shop stands what stands around every page, but nothing that floats above it (V §2). */
export const WebshopLayout = () => (
  <Furniture>
    <Outlet />
  </Furniture>
);
