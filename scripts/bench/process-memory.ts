import { readFileSync, readdirSync } from 'node:fs';

const pollIntervalMs = 250;

interface Process {
  id: number;
  parent: number;
  residentBytes: number;
}

/** @returns undefined if the process has exited */
function readProcess(id: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { id, parent: field('PPid'), residentBytes: field('VmRSS') * 1024 };
  } catch {
    return undefined;
  }
}

function treeMemory(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const within = (id: number): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce((sum, child) => sum + child.residentBytes + within(child.id), 0);
  return (processes.find(({ id }) => id === root)?.residentBytes ?? 0) + within(root);
}

/**
 * Samples the memory of a process and its descendants. Shared memory is counted for each process. Requires Linux.
 *
 * @returns a function that stops sampling and returns the peak in bytes
 */
export function watchMemory(root: number): () => number {
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, treeMemory(root));
  };
  sample();
  const timer = setInterval(sample, pollIntervalMs);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
