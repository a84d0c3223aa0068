/**
 * The characters that the site's font files hold: printable ASCII, the signs of US English typography, and the accented
 * letters of names and loanwords. A test holds every exported text against it.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const signs = '\u00a0‘’“”–—−×…•·→©®™€£¢°½µ';
const accented = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûüß';

export const fontCharacters = ascii + signs + accented;
