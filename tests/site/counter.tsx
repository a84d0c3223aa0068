'use client';

import { useState } from 'react';

/** What an owner may add as an island: a field, a button, and what follows from them. */
export function Counter({ price }: { price: number }) {
  const [hours, setHours] = useState(1);
  return (
    <>
      <input aria-label="Hours" value={hours} onChange={({ target }) => setHours(Number(target.value))} />
      <button type="button" onClick={() => setHours((before) => before + 1)}>
        One more
      </button>
      <output>{hours * price}</output>
    </>
  );
}
