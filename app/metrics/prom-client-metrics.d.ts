/** The modules of prom-client's default metrics, which have no types of their own. */
declare module 'prom-client/lib/metrics/*' {
  import type { Registry } from 'prom-client';

  const register: (registry: Registry, settings: { eventLoopMonitoringPrecision: number }) => void;
  export default register;
}
