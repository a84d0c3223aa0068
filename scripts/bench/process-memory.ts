import { readFileSync, readdirSync } from 'node:fs';

const pollInterval = 250;

interface Process {
  id: number;
  parent: number;
  /** Bytes. */
  resident: number;
}

/** @returns undefined when the process has ended meanwhile */
function readProcess(id: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { id, parent: field('PPid'), resident: field('VmRSS') * 1024 };
  } catch {
    return undefined;
  }
}

function treeMemory(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const within = (id: number): number =>
    processes.filter(({ parent }) => parent === id).reduce((sum, child) => sum + child.resident + within(child.id), 0);
  return (processes.find(({ id }) => id === root)?.resident ?? 0) + within(root);
}

/**
 * Watches the memory of a process and of everything it starts. Memory that processes share is counted for each.
 *
 * @returns a function that ends the watch and gives the peak in bytes; it needs Linux
 */
export function watchMemory(root: number): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, treeMemory(root));
  };
  look();
  const timer = setInterval(look, pollInterval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
