import { readFileSync } from 'node:fs';

const fonts = [
  { family: 'Figtree', weight: '400 700', file: 'figtree/files/figtree-latin-wght-normal.woff2' },
  {
    family: 'Bricolage Grotesque',
    weight: '200 800',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  },
];

function fontFaces(): string {
  const faces = fonts.map(({ family, weight, file }) => {
    const data = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format('woff2') }`;
  });
  return faces.join('\n');
}

/** The site's own colors and type. */
const rules = `
:root { --ink: #10162f; --soft: #4a5170; --quiet: #5d6480; --rule: #e4e2da; --paper: #fbfaf6; --paper-deep: #f4f2ea; --brand: #2f49c9; --brand-tint: #eef1ff; --old: #a93f1c; --old-tint: #fdeee8; --new: #0f7050; --new-tint: #e6f5ee; --sun-tint: #fff4de; --sun-deep: #8a5300 }
* { box-sizing: border-box }
html { scroll-padding-top: 24px }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Figtree, Arial, sans-serif; overflow-wrap: anywhere }
h1, h2, h3 { margin: 0; font-family: 'Bricolage Grotesque', sans-serif; font-weight: 680; letter-spacing: -0.02em; text-wrap: balance }
a { color: var(--brand); text-decoration-thickness: 1px; text-underline-offset: 3px }
a:hover { color: var(--ink) }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 3px; border-radius: 4px }
code { font: 500 14px/1.5 ui-monospace, Menlo, 'Liberation Mono', monospace }
.top { background: linear-gradient(transparent, var(--paper)) bottom / 100% 7rem no-repeat, radial-gradient(60rem 30rem at 88% -6rem, rgb(82 113 255 / .2), transparent 62%), radial-gradient(40rem 22rem at -4% 110%, rgb(255 184 77 / .24), transparent 62%) }
.wrap { max-width: 1376px; margin: 0 auto; padding: 0 32px }
.top .wrap { padding-block: 56px 44px }
.name { display: flex; align-items: center; gap: 10px; margin: 0 0 28px; font-weight: 600 }
.name img { width: 28px; height: 28px }
h1 { max-width: 26ch; font-size: clamp(2rem, 1.4rem + 2.4vw, 3.1rem); line-height: 1.1 }
.lede { max-width: 70ch; margin: 18px 0 0; color: var(--soft); font-size: 18px }
.chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 18px 0 0; padding: 0; list-style: none }
.chips li { padding: 4px 12px; border: 1px solid var(--rule); border-radius: 999px; background: #fff }
.chips span { margin-left: 6px; color: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums }
.columns { display: grid; grid-template-columns: 232px minmax(0, 1fr); gap: 40px; padding-block: 8px 96px }
nav { position: sticky; top: 24px; padding-top: 20px; align-self: start; max-height: calc(100vh - 48px); overflow: auto; font-size: 15px }
nav ol { margin: 0; padding: 0; list-style: none }
nav a { display: flex; justify-content: space-between; gap: 12px; padding: 7px 12px; border-radius: 10px; color: var(--soft); text-decoration: none }
nav a:hover { background: var(--brand-tint); color: var(--ink) }
nav span { color: var(--quiet); font-variant-numeric: tabular-nums }
section { margin-bottom: 32px; padding: 28px 32px 32px; border: 1px solid var(--rule); border-radius: 22px; background: #fff; box-shadow: 0 1px 2px rgb(16 22 47 / .04), 0 6px 16px -6px rgb(16 22 47 / .1) }
h2 { font-size: 1.625rem; line-height: 1.2 }
h2 + p { margin: 6px 0 0; color: var(--soft) }
h3 { margin-top: 28px; font-size: 1.125rem; letter-spacing: -0.01em }
.state { display: inline-block; margin-left: 10px; padding: 2px 10px; border-radius: 999px; background: var(--sun-tint); color: var(--sun-deep); font: 600 13px/1.6 Figtree, Arial, sans-serif; letter-spacing: 0; vertical-align: 4px }
table { width: 100%; margin-top: 18px; border-collapse: collapse; table-layout: fixed }
th { padding: 0 12px 6px 0; border-bottom: 1px solid var(--rule); color: var(--quiet); font-size: 13px; font-weight: 600; text-align: left }
td { padding: 12px 20px 12px 0; border-bottom: 1px solid var(--rule); vertical-align: top }
tr:last-child > td { border-bottom: 0; padding-bottom: 0 }
.kind { width: 128px } .where { width: 236px }
td.where { padding-right: 0; color: var(--quiet); font-size: 14px }
.tag { display: inline-block; padding: 1px 10px; border-radius: 8px; background: var(--brand-tint); color: var(--brand); font-size: 13px; font-weight: 600 }
del { padding: 0 .12em; border-radius: 4px; background: var(--old-tint); color: var(--old); text-decoration-thickness: 1px; -webkit-box-decoration-break: clone; box-decoration-break: clone }
ins { padding: 0 .12em; border-radius: 4px; background: var(--new-tint); color: var(--new); font-weight: 600; text-decoration: none; -webkit-box-decoration-break: clone; box-decoration-break: clone }
.none { color: var(--quiet) }
details { margin-top: 14px } summary { color: var(--brand); cursor: pointer }
.pictures { display: grid; gap: 28px; margin-top: 26px }
figure { margin: 0; padding: 18px 20px 20px; border-radius: 14px; background: var(--paper-deep) }
figcaption { color: var(--soft); font-size: 14px } figcaption b { color: var(--ink) }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; margin-top: 14px }
.phone .pair { grid-template-columns: repeat(2, minmax(0, 390px)) }
.side > span { display: block; margin-bottom: 6px; font-size: 13px; font-weight: 600 }
.before > span { color: var(--old) } .after > span { color: var(--new) }
.crop { display: block; overflow: hidden; border: 1px solid var(--rule); border-radius: 12px; background: #fff }
.crop img { display: block; max-width: none; height: auto }
.touched { margin: 18px 0 0; padding: 0; list-style: none }
.touched > li { padding: 14px 0; border-top: 1px solid var(--rule) } .touched > li:last-child { padding-bottom: 0 }
.touched p { margin: 2px 0 0; color: var(--soft); font-size: 15px }
.values { margin: 8px 0 0; padding: 0; list-style: none; font-size: 15px } .values li { padding: 3px 0 } .values b { font-weight: 500; color: var(--quiet) }
@media (max-width: 900px) { .wrap { padding-inline: 20px } .columns { grid-template-columns: minmax(0, 1fr) } nav { position: static } section { padding: 22px 20px } .kind { width: 96px } .where { width: 120px } }
@media print { nav { display: none } .columns { display: block } section { break-inside: avoid-page; box-shadow: none } }`;

/** The styles of the report, with both typefaces, so that the page needs no other file but its pictures. */
export const style = () => `${fontFaces()}${rules}`;
