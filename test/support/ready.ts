/** Whether a service says that requests may come. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Waits until a service has read its tables, on all its threads. @param everyMs between two looks */
export async function ready(url: string, everyMs = 50): Promise<void> {
  while (!(await isReady(url))) await new Promise((go) => setTimeout(go, everyMs));
}
