import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useErrorReports } from '../session/use-error-reports.ts';

/** A component that a page can do without: a failure of it is reported, and leaves nothing in its place. */
export const optional = (Component: ComponentType): ComponentType =>
  function Optional() {
    const errorReports = useErrorReports();
    return (
      <ErrorBoundary fallback={null} onError={(error) => errorReports.report(error, 'screen')}>
        <Component />
      </ErrorBoundary>
    );
  };
