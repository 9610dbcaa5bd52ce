'use client';

import { useState } from 'react';

/** Chosen on the page, as in the other peers. */
export function Filters({ filters }) {
  const [chosen, choose] = useState({});
  return (
    <form action="/de/programm">
      {filters.map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <select name={name} value={chosen[name] ?? ''} onChange={({ target }) => choose({ ...chosen, [name]: target.value })}>
            <option value="">Alle</option>
            {options.map(({ id, text, count }) => (
              <option key={id} value={id}>
                {text} ({count})
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}
