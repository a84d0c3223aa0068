/** The objects of trades, each drawn in a box of 246 by 226. The frame (trade-object.tsx) has the stroke and the ground. */
export const trades = {
  'water-heater': (
    <>
      <path className="fill-none" d="M106 42V16m-12 8h24m32 18V24q0-8 8-8h38M100 196v16m54-16v16" />
      <rect className="fill-brand" x="82" y="40" width="90" height="158" rx="26" />
      <path className="fill-none stroke-brand-soft" d="M82 80h90M82 162h90M99 62v72" />
      <rect x="108" y="122" width="40" height="50" rx="7" />
      <path d="M118 136h18m-18 12h9m10 13h.1" />
      <path className="fill-none" d="M184 16q8 20 12 42" strokeWidth="3" />
      <path d="m176 66 20-16 22 12-5 62-44-6z" />
      <path d="M196 66h.1M184 84l20 3m-22 11 20 3m-22 10 12 2" strokeWidth="4" />
    </>
  ),
  thermostat: (
    <>
      <circle className="fill-brand" cx="123" cy="114" r="90" />
      <path
        className="stroke-brand-soft"
        d="M123 38v10M85 48l5 9M57 76l9 5M47 114h10m-1 38 9-5m115-66 9-5m0 38h10m-10 38-9-5M161 48l-5 9"
      />
      <path className="fill-sun" d="m168 34 16 12-18 8z" strokeWidth="4" />
      <circle cx="123" cy="114" r="53" />
      <path className="fill-none" d="M94 94h22l-13 40m49-42q-21 12-21 29a12 12 0 1 0 12-12q-9 0-12 8" strokeWidth="7" />
      <path className="fill-none stroke-brand" d="M112 150q6-6 11 0t11 0" strokeWidth="4" />
    </>
  ),
  'breaker-panel': (
    <>
      <path className="fill-none" d="M88 36V14m24 22V8m24 28V14" />
      <path className="fill-brand-soft" d="m160 36 52 26v124l-52 26z" />
      <path d="m174 70 26 12v74l-26-10z" />
      <path d="m181 92 12 5m-12 9 12 5m-12 9 7 3" strokeWidth="4" />
      <rect className="fill-brand" x="50" y="36" width="112" height="176" rx="9" />
      <rect x="64" y="52" width="84" height="146" rx="4" />
      <rect className="fill-ink" x="88" y="60" width="36" height="20" rx="5" />
      <path
        className="fill-brand-soft"
        d="M73 94h29v13H73zm37 0h29v13h-29zm0 20h29v13h-29zm-37 20h29v13H73zm37 0h29v13h-29zm-37 20h29v13H73zm37 0h29v13h-29zm-37 20h29v13H73zm37 0h29v13h-29z"
        strokeWidth="4"
      />
      <path className="fill-sun" d="M73 114h29v13H73z" strokeWidth="4" />
    </>
  ),
  shingles: (
    <>
      <rect x="44" y="30" width="158" height="184" rx="12" />
      <path
        className="fill-brand"
        d="M58 58h38v46H58zm76 0h38v46h-38zm-57 46h38v46H77zm-19 46h38v46H58zm76 0h38v46h-38z"
      />
      <path className="fill-brand-soft" d="M96 58h38v46H96zm57 46h38v46h-38zm-57 46h38v46H96z" />
      <path className="fill-brand-deep" d="M115 104h38v46h-38z" />
      <path className="stroke-white" d="m86 120 10-9m30 44-9 9m38 16 9-9" strokeWidth="4" />
      <rect className="fill-sun" x="98" y="12" width="50" height="32" rx="9" />
      <path d="M116 28h14" />
    </>
  ),
  mower: (
    <>
      <path className="fill-leaf-pale stroke-none" d="m34 168-24 44h56l12-44zm112 0 14 44h54l-24-44z" />
      <path className="fill-leaf-ribbon stroke-none" d="m78 168-12 44h94l-14-44z" />
      <path className="fill-none" d="m168 132 46-96h24m-54 62h26" strokeWidth="6" />
      <path className="fill-sun" d="m172 158 26 4 8 18h-30z" />
      <path className="fill-brand-soft" d="M88 84h46q8 0 8 8v26H80V92q0-8 8-8z" />
      <path className="fill-sun" d="M96 70h30v14H96z" />
      <path d="M94 98h32" />
      <path className="fill-brand" d="M58 112h96q20 0 20 22v44H44v-44q0-22 14-22z" />
      <path className="fill-none stroke-brand-soft" d="M58 142q0-14 14-14" />
      <circle className="fill-ink" cx="66" cy="186" r="24" />
      <circle className="fill-ink" cx="152" cy="186" r="24" />
      <circle className="stroke-none" cx="66" cy="186" r="8" />
      <circle className="stroke-none" cx="152" cy="186" r="8" />
    </>
  ),
  'laser-level': (
    <>
      <path className="fill-none stroke-clay-bright" d="M6 84h70m94 0h70" />
      <path className="fill-brand-soft" d="M97 46a26 26 0 0 1 52 0z" />
      <rect className="fill-brand" x="76" y="44" width="94" height="74" rx="14" />
      <path className="stroke-brand-soft" d="M90 58h20" />
      <rect x="92" y="70" width="62" height="30" rx="15" />
      <path d="M114 70v30m18-30v30" strokeWidth="4" />
      <circle className="fill-sun" cx="123" cy="85" r="6" strokeWidth="4" />
      <path className="fill-ink" d="M108 120h30v12h-30z" />
      <path className="fill-none" d="m114 134-42 80m60-80 42 80m-51-80v80m-28-44h56" />
    </>
  ),
  'solar-panel': (
    <>
      <path d="m74 12 82-6 28 26 6 108H80z" />
      <path className="fill-brand-soft" d="m156 6 28 26-26 2z" />
      <path d="m96 44 42-2m-40 20 62-3m-61 21 40-2" />
      <circle className="fill-leaf-tint stroke-leaf" cx="180" cy="98" r="27" />
      <path className="fill-none stroke-leaf" d="m168 98 9 9 16-18" />
      <path className="fill-none" d="M76 198v16m94-16v16" />
      <path className="fill-brand" d="M58 136h130l38 64H20z" />
      <path className="fill-none stroke-brand-soft" d="m100 136-14 64m60-64 14 64M40 168h166" />
    </>
  ),
  clipboard: (
    <>
      <rect className="fill-brand" x="50" y="34" width="134" height="180" rx="14" />
      <rect x="68" y="58" width="98" height="138" rx="5" />
      <path className="fill-none stroke-leaf" d="m80 82 6 6 11-13m-17 41 6 6 11-13m-17 41 6 6 11-13" />
      <path className="fill-none" d="M110 82h40m-40 34h40m-40 34h40m-40 28h24M81 170h14v14H81z" />
      <path className="fill-sun" d="M92 30h12a14 14 0 0 1 26 0h12v26H92z" />
      <path className="fill-brand-soft" d="m222 106 16 9-46 84-20 11 4-22z" />
      <path d="m212 124 16 9" />
    </>
  ),
  clippers: (
    <>
      <path d="M20 176q-14-24 8-38-2-28 28-28 14-22 38-10 24-12 36 12 26 4 22 30 14 20-6 36-8 24-32 18-18 16-36 2-22 10-32-10-18 2-26-12z" />
      <path className="fill-none" d="M52 142q8-8 14 0m32-8q8-8 14 0m-44 34q8-8 14 0m30-2q8-8 14 0" strokeWidth="4" />
      <path className="fill-none" d="m200 24 12-10q8-6 14 0t14-2" />
      <path className="fill-brand" d="m174 18 36 30-72 96-46-38z" />
      <path className="stroke-brand-soft" d="m160 52-22 30" />
      <rect x="160" y="46" width="14" height="32" rx="7" transform="rotate(38 167 62)" strokeWidth="4" />
      <path className="fill-brand-soft" d="m112 80 48 38-24 32-48-38z" />
      <path d="m84 116-8 12m18-4-8 12m18-4-8 12m18-4-8 12m18-4-8 12" strokeWidth="4" />
    </>
  ),
};
