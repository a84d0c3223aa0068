/** Only Chromium has it. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Removes the speculation rules where the visitor saves data: nothing is loaded before it is asked for. The build puts the
 * rules before this script (scripts/build/speculation-rules.ts).
 */
export function respectSaveData(): void {
  if ((navigator as WithConnection).connection?.saveData) document.querySelector('[type^=spec]')?.remove();
}
