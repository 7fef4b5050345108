/** Follows the import: asks for the page again, shows what has changed, and opens it when it is there. */
const everyMs = 1000;

async function look(): Promise<void> {
  try {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    if (response.status !== 503) {
      location.reload();
      return;
    }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const [now, next] = [document.querySelector('main'), page.querySelector('main')];
    if (now !== null && next !== null) now.replaceChildren(...next.childNodes);
  } catch {
    // It may be starting again: the next look tells.
  }
  setTimeout(() => void look(), everyMs);
}

setTimeout(() => void look(), everyMs);
