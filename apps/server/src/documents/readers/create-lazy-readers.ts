import type { Readers } from '@visawright/reading/engine.types.ts';

// Loads the models with the first document instead of at worker start.
export function createLazyReaders(size: number): Readers {
  let opened: Promise<Readers> | undefined;
  const open = async (): Promise<Readers> => {
    const { openReaders } = await import('@visawright/reading/open-readers.ts');
    return openReaders({ size });
  };
  return {
    read: async (job, options) => {
      opened ??= open();
      return (await opened).read(job, options);
    },
    close: async () => {
      await (await opened)?.close();
    },
  };
}
