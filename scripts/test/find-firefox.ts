import { findOrInstall } from './debian-packages';
import { pathOf } from './path-of';

const names = ['firefox-esr', 'firefox'];

/** The system's Firefox. */
export const findFirefox = () =>
  findOrInstall('Firefox', () => names.map(pathOf).find((path) => path !== undefined), 'firefox-esr');
