import type { Readers } from '@visawright/reading/engine.types.ts';
import type { ReadingObserver } from '../../platform/monitoring/worker-metrics.ts';
import { addReportedSpan, withSpan } from '../../platform/tracing/span.ts';
import { ReadersUnavailable } from './readers-unavailable.ts';

// Counts and traces what readers do. A reader reaches no network, so it reports when it worked, and the worker sends that as its span.
export const observeReaders = (readers: Readers, observer: ReadingObserver): Readers => ({
  read: (job, options = {}) => {
    const facts = { 'peer.service': 'readers', 'visawright.pages': job.pages.length };
    return withSpan('read document', 'client', facts, async (span) => {
      try {
        return await readers.read(job, {
          ...options,
          onWork(work) {
            const { startedMs, endedMs, isNewProcess } = work;
            if (isNewProcess) observer.started();
            observer.took((endedMs - startedMs) / 1_000);
            if (span)
              addReportedSpan(span.context, {
                service: 'visawright-readers',
                name: 'reader',
                kind: 'server',
                startMs: startedMs,
                endMs: endedMs,
                attributes: { 'visawright.pages': job.pages.length, 'visawright.new_process': isNewProcess },
              });
            options.onWork?.(work);
          },
        });
      } catch (error) {
        if (!options.signal?.aborted && !(error instanceof ReadersUnavailable)) observer.failed();
        throw error;
      }
    });
  },
  close: () => readers.close(),
});
