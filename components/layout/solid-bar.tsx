/**
 * Gives the page's bar its background from the start (.site-bar in globals.css). Source: the product specification,
 * section 2, "Shared elements".
 */
export function SolidBar() {
  return <span data-solid-bar hidden />;
}
