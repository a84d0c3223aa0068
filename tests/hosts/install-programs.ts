import { findChromium } from '../../scripts/test/find-chromium';
import { requireCaddy, requireNginx, requireOpenssl } from './programs';

/** Runs before the workers start: two of them cannot install packages at the same time. `check:live` needs the browser. */
export default function installForHosts(): void {
  requireNginx();
  requireCaddy();
  requireOpenssl();
  findChromium();
}
