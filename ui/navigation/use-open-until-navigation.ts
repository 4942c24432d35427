import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something is open on this page; with another page it closes for good, also for the way back. */
export function useOpenUntilNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const setIsOpen = useCallback((isOpen: boolean) => setOpenAt(isOpen ? key : null), [key]);
  return [openAt === key, setIsOpen];
}
