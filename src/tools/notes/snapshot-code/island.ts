import { lazy } from 'react';
import { ownIsland } from '../../../kinds/own-island';

export default ownIsland(import.meta.env.SSR ? (await import('./Studio')).default : lazy(() => import('./Studio')));
