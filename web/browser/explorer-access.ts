/**
 * What GraphiQL leaves out for who has no mouse or no screen: names of its editors, regions that scroll by keyboard, and a
 * row of tabs that hold buttons, which no tab may. Looked after as long as the page stands, as the editors come and go.
 */
export function lookAfter(explorer: HTMLElement): void {
  const mend = () => {
    for (const area of explorer.querySelectorAll('textarea:not([aria-label])'))
      area.setAttribute('aria-label', nameOf(area));
    for (const region of explorer.querySelectorAll('.CodeMirror-scroll:not([tabindex="0"])'))
      region.setAttribute('tabindex', '0');
    for (const row of explorer.querySelectorAll('[role="tablist"]')) row.removeAttribute('role');
    for (const tab of explorer.querySelectorAll('[role="tab"], .graphiql-tab[aria-selected]')) asItem(tab);
  };
  new MutationObserver(mend).observe(explorer, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-selected'],
  });
  mend();
}

function nameOf(area: Element): string {
  if (area.closest('.graphiql-query-editor') !== null) return 'Query';
  const tool = area.closest('.graphiql-editor-tool');
  if (tool === null) return 'Response';
  return tool.querySelector('textarea') === area ? 'Variables' : 'Headers';
}

/** A tab becomes an item of a list, whose button says whether it is the one that is shown. */
function asItem(tab: Element): void {
  const isShown = tab.getAttribute('aria-selected') === 'true';
  for (const name of ['role', 'aria-selected']) tab.removeAttribute(name);
  const button = tab.querySelector('.graphiql-tab-button');
  if (isShown) button?.setAttribute('aria-current', 'true');
  else button?.removeAttribute('aria-current');
}
