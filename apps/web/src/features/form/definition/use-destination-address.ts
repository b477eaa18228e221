import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';

const destinationPath = /^\/india-to-\w+\/form$/;

// The application decides which form opens. Under the address of another destination's form, the address is replaced.
export function useDestinationAddress(formId: string | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const right = findDestination(formId)?.route ?? '/form';
  const isWrong = formId !== undefined && destinationPath.test(pathname) && pathname !== right;
  useEffect(() => {
    if (isWrong) void navigate(`${right}${search}`, { replace: true });
  }, [isWrong, navigate, right, search]);
}
