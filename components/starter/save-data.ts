type Connection = { saveData?: boolean };

/**
 * Removes the speculation rules where the visitor saves data: nothing is loaded before it is asked for. The build puts the
 * rules before this script (scripts/build/speculation-rules.ts).
 */
export function respectSaveData(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) document.querySelector('[type=speculationrules]')?.remove();
}
