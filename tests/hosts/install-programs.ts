import { findChromium } from '../../scripts/test/find-chromium';
import { requireCaddy, requireNginx, requireOpenssl } from './programs';

/** Runs before the workers start: two of them cannot install packages at the same time. */
export default function installPrograms(): void {
  requireNginx();
  requireCaddy();
  requireOpenssl();
  findChromium();
}
