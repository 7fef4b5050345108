// Shows the progress of the first import. Reloads the content of the page until the service no longer responds with 503, then
// opens the requested page.
const pollIntervalMs = 1000;

async function pollProgress(): Promise<void> {
  try {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    if (response.status !== 503) {
      location.reload();
      return;
    }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const [shown, loaded] = [document.querySelector('main'), page.querySelector('main')];
    if (shown !== null && loaded !== null) shown.replaceChildren(...loaded.childNodes);
  } catch {
    // Ignore the error, because the server can be restarting. The next poll tries again.
  }
  setTimeout(() => void pollProgress(), pollIntervalMs);
}

setTimeout(() => void pollProgress(), pollIntervalMs);
