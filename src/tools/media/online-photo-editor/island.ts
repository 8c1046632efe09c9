import { lazy } from 'react';
import { ownIsland } from '../../../kinds/form/own-island';

export default ownIsland(
  import.meta.env.SSR ? (await import('./PhotoEditor')).default : lazy(() => import('./PhotoEditor')),
);
