import { useState } from 'react';

// A section that is not open in this round is only looked at; an open one becomes the section to decide.
export function useOpenedSection(ids: readonly string[], choose: (section: string) => void) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = (section: string) => {
    setOpened(ids.includes(section) ? null : section);
    if (ids.includes(section)) choose(section);
  };
  return { opened, open };
}
