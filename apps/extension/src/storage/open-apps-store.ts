import { OpenApps } from '../bridge/open-apps.ts';
import { storedValue } from './stored-value.ts';

export const openAppsStore = storedValue('session', 'openApps', OpenApps);
