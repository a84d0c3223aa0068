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
  paper: '#fbfaf6',
  sun: '#ffb84d',
} as const;
