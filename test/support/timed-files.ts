/**
 * Test files that replace timers. A library that sets a timer meanwhile, such as the HTTP client, would keep the replaced
 * one, and later files of the same worker would wait forever. Each of these files gets its own modules.
 */
export const timedFiles: readonly string[] = [
  'db/client/client.test.ts',
  'db/client/postgresql.test.ts',
  'db/client/share.test.ts',
  'core/store-error.test.ts',
  'net/thread-traffic.test.ts',
  'db/snapshot/edition-watch.test.ts',
  'router/limits/shared-windows.test.ts',
  'router/limits/window-store.test.ts',
  'router/operation-context/budget.test.ts',
  'router/operation-context/yielder.test.ts',
  'router/http/request-order.test.ts',
  'router/http/response-writer.test.ts',
  'app/jobs/refresh-rates.test.ts',
  'app/service/main-thread.test.ts',
  'subgraphs/contact/dns/dns-client.test.ts',
  'subgraphs/first-response.test.ts',
  'subgraphs/contact/domain/whois-fallback.test.ts',
  'test/federation/remote.test.ts',
];
