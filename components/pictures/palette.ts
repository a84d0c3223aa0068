/**
 * The tokens of app/globals.css that pictures use, repeated because their renderer does not support style sheets. A
 * test compares the two.
 */
export const palette = {
  white: '#fff',
  brand: '#5271ff',
  brandDeep: '#2f49c9',
  brandTint: '#eef1ff',
  brandSoft: '#b9c4ff',
  ink: '#10162f',
  inkRaised: '#1b2344',
  inkSoft: '#4a5170',
  inkQuiet: '#5d6480',
  paper: '#fbfaf6',
  paperDeep: '#f4f2ea',
  rule: '#e4e2da',
  sun: '#ffb84d',
  sunSoft: '#ffdf9f',
  sunTint: '#fff4de',
  sunDeep: '#8a5300',
  leaf: '#0f7050',
  leafTint: '#e6f5ee',
  clay: '#a93f1c',
  clayTint: '#fdeee8',
  brandSheet: '#e9edff',
  sunWash: '#fdecc8',
  sunBlock: '#fbe3b4',
  sunrise: '#ffd48c',
  street: '#fffdf8',
  leafWash: '#d9efe3',
  claySoft: '#f3b9a5',
  clayWash: '#fbe0d6',
} as const;
