/**
 * Files that replace timers: what a library sets while they do (the HTTP client's one timer, say) it keeps for ever, so that
 * later files of the same worker would wait for a time that never comes. Each has modules of its own.
 */
export const timed: readonly string[] = [
  'db/client/client.test.ts',
  'db/client/postgresql.test.ts',
  'db/client/share.test.ts',
  'db/client/store-error.test.ts',
  'db/snapshot/edition-watch.test.ts',
  'router/access/shared-windows.test.ts',
  'router/access/window-store.test.ts',
  'router/demand/budget.test.ts',
  'router/demand/pacer.test.ts',
  'router/http/request-order.test.ts',
  'router/http/response-writer.test.ts',
  'subgraphs/company/rates/refresh.test.ts',
  'subgraphs/contact/dns/dns-client.test.ts',
  'subgraphs/contact/domain/whois-fallback.test.ts',
  'test/federation/remote.test.ts',
];
