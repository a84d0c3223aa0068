/**
 * Gives the bar its background at the top of the page too (site-bar.css). Source: the product
 * specification, section 2, "Shared elements".
 */
export function SolidBar() {
  return <span className="solid-bar" hidden />;
}
