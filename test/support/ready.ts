/** Whether /readyz of a service returns 200. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Waits until a service has loaded its tables in all threads. @param everyMs milliseconds between two checks */
export async function waitUntilReady(url: string, everyMs = 50): Promise<void> {
  while (!(await isReady(url))) await new Promise((go) => setTimeout(go, everyMs));
}
