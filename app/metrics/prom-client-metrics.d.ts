/** The parts of prom-client's default metrics, for which it has no types. */
declare module 'prom-client/lib/metrics/*' {
  import type { Registry } from 'prom-client';

  const register: (registry: Registry, settings: { eventLoopMonitoringPrecision: number }) => void;
  export default register;
}
