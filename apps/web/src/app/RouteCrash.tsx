import { useRouteError } from 'react-router';
import { CrashScreen } from '../components/feedback/CrashScreen.tsx';

export const RouteCrash = () => <CrashScreen error={useRouteError()} />;
