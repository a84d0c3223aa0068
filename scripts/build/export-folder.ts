/** Where Next exports to (next.config.ts). The build writes what is served from it. */
export const exportFolder = '.next/export';
