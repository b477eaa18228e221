import { Counter, Gauge, type Registry } from 'prom-client';

export const registerSocketMetrics = (register: Registry) => ({
  opened: new Gauge({ name: 'sockets_open', help: 'Sockets open now', registers: [register] }),
  sent: new Counter({ name: 'socket_events_total', help: 'Events sent to sockets', registers: [register] }),
});
