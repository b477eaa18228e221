import type { ProcessFacts } from './process-facts.ts';
import { openSpanExporter } from './export-spans.ts';
import { setSpanExporter } from './span.ts';

export interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

export interface Tracing {
  onResult(tell: (isDelivered: boolean, spans: number) => void): void;
  close(): Promise<void>;
}

// Without an endpoint nothing is recorded.
export function openTracing(settings: TracingSettings, facts: ProcessFacts): Tracing {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  let tell: (isDelivered: boolean, spans: number) => void = () => undefined;
  if (endpoint === undefined) return { onResult: () => undefined, close: async () => undefined };
  const exporter = openSpanExporter({
    endpoint,
    headers: Object.fromEntries((headers ?? '').split(',').flatMap(headerOf)),
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    resource: {
      'service.name': facts.service,
      'service.namespace': 'visawright',
      'service.version': facts.version,
      'service.instance.id': facts.instance,
      'host.name': facts.host,
    },
    onResult: (isDelivered, spans) => tell(isDelivered, spans),
  });
  setSpanExporter(exporter);
  return {
    onResult: (to) => (tell = to),
    async close() {
      setSpanExporter(undefined);
      await exporter.close();
    },
  };
}

function headerOf(pair: string): [name: string, value: string][] {
  const at = pair.indexOf('=');
  return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
}
