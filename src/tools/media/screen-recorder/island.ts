import { lazy } from 'react';
import { ownIsland } from '../../../kinds/form/own-island';

export default ownIsland(import.meta.env.SSR ? (await import('./Recorder')).default : lazy(() => import('./Recorder')));
