/** A rental tent, as large as the corner of the sheet that it stands on. */
export function Tent() {
  return (
    <svg aria-hidden="true" viewBox="0 0 246 226" className="sheet-object">
      <path d="M39 56h168v156H39z" className="object-ground" />
      <path d="M123 12v36" />
      <path d="M123 12l36 10-36 11z" className="object-accent" />
      <path d="M123 48C112 96 60 124 14 134h218C186 124 134 96 123 48z" className="object-blue" />
      <path d="M123 58C118 100 100 124 84 132m39-74c5 42 23 66 39 74" className="object-seam" />
      <path
        d="M14 134h218v18a18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-37 0 18 18 0 0 1-37 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0z"
        className="object-pale"
      />
      <path d="M24 170v50m198-50v50M123 170v38" />
    </svg>
  );
}
