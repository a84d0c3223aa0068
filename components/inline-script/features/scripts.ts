import { whenParsed, whenShown } from '../moments';
import { loadScripts } from '../scripts';

whenShown(() =>
  whenParsed(() => {
    const { scripts = '[]' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
    loadScripts(JSON.parse(scripts));
  }),
);
