/**
 * Fixes accessibility gaps of GraphiQL. Names its editors, makes their scroll regions focusable by keyboard, and removes the tab
 * roles of its tab bar, because an element with the role `tab` must not contain buttons. GraphiQL adds and removes editors at any
 * time, so an observer repeats the fixes for the lifetime of the page.
 */
export function watchExplorer(explorer: HTMLElement): void {
  const fixAccessibility = () => {
    for (const area of explorer.querySelectorAll('textarea:not([aria-label])'))
      area.setAttribute('aria-label', getName(area));
    for (const region of explorer.querySelectorAll('.CodeMirror-scroll:not([tabindex="0"])'))
      region.setAttribute('tabindex', '0');
    for (const row of explorer.querySelectorAll('[role="tablist"]')) row.removeAttribute('role');
    for (const tab of explorer.querySelectorAll('[role="tab"], .graphiql-tab[aria-selected]'))
      toListItem(tab);
  };
  new MutationObserver(fixAccessibility).observe(explorer, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-selected'],
  });
  fixAccessibility();
}

function getName(area: Element): string {
  if (area.closest('.graphiql-query-editor') !== null) return 'Query';
  const tool = area.closest('.graphiql-editor-tool');
  if (tool === null) return 'Response';
  return tool.querySelector('textarea') === area ? 'Variables' : 'Headers';
}

/** Turns a tab into a plain list item. The button of the selected tab has `aria-current`. */
function toListItem(tab: Element): void {
  const isSelected = tab.getAttribute('aria-selected') === 'true';
  for (const name of ['role', 'aria-selected']) tab.removeAttribute(name);
  const button = tab.querySelector('.graphiql-tab-button');
  if (isSelected) button?.setAttribute('aria-current', 'true');
  else button?.removeAttribute('aria-current');
}
