/**
 * Stops with one line where the project's folder has a name that tools of the build misread: Turbopack takes # and ? for parts
 * of an address, and the sitemap's generator brackets and the like for a pattern.
 */
export function expectFolderName(): void {
  const [found] = /[#?*!()[\]{}]/.exec(process.cwd()) ?? [];
  if (found === undefined) return;
  console.error(`${process.cwd()}: found ${found} in the name of a folder, expected none of # ? * ! ( ) [ ] { }`);
  process.exit(1);
}
