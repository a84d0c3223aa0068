import type { Files } from './file-list';

declare global {
  namespace NodeJS {
    interface Require {
      /** The bundler's: every module of a folder, found when the bundle is made. */
      context: (
        folder: string,
        recursive: boolean,
        pattern: RegExp,
      ) => { (key: string): unknown; keys: () => string[] };
    }
  }
}

const context = require.context('../../content', true, /\.ts$/);

/** Content as Next bundles it. */
export const bundledFiles: Files = {
  names: context.keys().map((key) => key.replace(/^\.\/|\.ts$/g, '')),
  read: (name) => context(`./${name}.ts`),
};
