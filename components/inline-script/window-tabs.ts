import { whenParsed } from './moments';

function openTab(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=window]')) {
    if (location.hash === `#${input.value}`) input.checked = true;
  }
}

/** Opens the tab of the product window that a link such as `/demo#invoice` names. Its radio buttons do the rest. */
export function openLinkedTab(): void {
  whenParsed(openTab);
  addEventListener('hashchange', openTab);
}
