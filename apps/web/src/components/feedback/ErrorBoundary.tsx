import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface Props {
  children: ReactNode;
  fallback?: ReactNode; // replaces the full-page message
}
interface State {
  error: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.error === null) return children;
    return fallback === undefined ? <CrashScreen error={this.state.error} /> : fallback;
  }
}
