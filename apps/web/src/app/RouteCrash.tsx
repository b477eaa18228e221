import { useRouteError } from 'react-router';
import { CrashScreen } from '../components/CrashScreen.tsx';

export const RouteCrash = () => <CrashScreen error={useRouteError()} />;
