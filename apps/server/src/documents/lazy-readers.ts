import type { Readers } from '@visawright/reading/engine.types.ts';

// The models are loaded with the first document, not with the worker.
export function lazyReaders(size: number): Readers {
  let opened: Promise<Readers> | undefined;
  const open = async (): Promise<Readers> => {
    const { openReaders } = await import('@visawright/reading/warm.ts');
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
