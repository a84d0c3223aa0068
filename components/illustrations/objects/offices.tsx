/** The objects of agencies, teams and people who work alone, each drawn in a box of 246 by 226 (trade-object.tsx). */
export const offices = {
  wireframe: (
    <>
      <rect x="30" y="36" width="170" height="138" rx="14" />
      <path className="fill-brand" d="M44 36h142q14 0 14 14v18H30V50q0-14 14-14z" />
      <path className="stroke-white" d="M48 52h.1m13 0h.1m13 0h.1" strokeWidth="7" />
      <path className="fill-brand-soft" d="M46 84h72v48H46z" strokeWidth="4" />
      <path className="fill-none" d="m46 132 24-24 18 16 12-10 18 18" strokeWidth="4" />
      <path d="M132 88h52m-52 16h52m-52 16h30M46 148h40m14 0h40m14 0h30" />
      <path className="fill-none" d="M98 174v34m36-34v34m-58 4h80" />
      <path className="fill-sun" d="m226 92 16 11-54 82-21 10 5-22z" />
      <path d="m215 109 16 11" />
    </>
  ),
  swatches: (
    <>
      <rect className="fill-leaf-ribbon" x="95" y="36" width="56" height="168" rx="10" transform="rotate(36 123 188)" />
      <rect className="fill-sun" x="95" y="36" width="56" height="168" rx="10" transform="rotate(18 123 188)" />
      <rect className="fill-brand" x="95" y="36" width="56" height="168" rx="10" />
      <rect className="fill-brand-soft" x="95" y="36" width="56" height="168" rx="10" transform="rotate(-18 123 188)" />
      <g transform="rotate(-36 123 188)">
        <rect x="95" y="36" width="56" height="168" rx="10" />
        <path d="M109 58h28m-28 16h16" />
        <circle className="fill-clay-bright" cx="123" cy="112" r="14" />
      </g>
      <circle cx="123" cy="188" r="7" strokeWidth="4" />
    </>
  ),
  target: (
    <>
      <circle cx="112" cy="104" r="86" />
      <circle className="fill-brand" cx="112" cy="104" r="62" />
      <circle cx="112" cy="104" r="38" />
      <circle className="fill-clay-bright" cx="112" cy="104" r="15" />
      <path className="fill-none" d="m58 178-18 36m126-36 18 36" />
      <path className="fill-sun" d="m116 108 98 38-40 16 26 36-20 14-26-36-22 32z" />
    </>
  ),
  envelope: (
    <>
      <path className="fill-brand" d="M24 104 123 26l99 78v108H24z" />
      <path d="M48 52h150v118H48z" />
      <path d="M66 78h70m-70 20h100m-100 20h84" />
      <path className="fill-brand-soft" d="m24 106 99 68 99-68v98q0 10-10 10H34q-10 0-10-10z" />
      <path className="fill-none" d="m28 210 68-56m122 56-68-56" />
      <circle className="fill-leaf-tint stroke-leaf" cx="196" cy="54" r="32" />
      <path className="fill-none stroke-leaf" d="m182 54 10 11 19-22" />
    </>
  ),
  typewriter: (
    <>
      <path d="M72 10h104v90H72z" />
      <path d="M88 30h72M88 48h72M88 66h40" />
      <path className="fill-none stroke-clay-bright" d="m136 66 10 5 10-8" strokeWidth="4" />
      <rect className="fill-ink" x="32" y="90" width="182" height="20" rx="10" />
      <path className="fill-none" d="M214 100h20m-12-12v24" />
      <path className="fill-brand" d="M52 110h142l16 52H36z" />
      <path className="fill-brand-soft" d="M36 162h174l18 42q2 10-10 10H28q-12 0-10-10z" />
      <path
        d="M60 178h.1m25 0h.1m25 0h.1m25 0h.1m25 0h.1m25 0h.1M48 197h.1m25 0h.1m100 0h.1m25 0h.1"
        strokeWidth="10"
      />
      <path d="M98 197h50" strokeWidth="8" />
      <path className="fill-sun" d="M100 124h46v22h-46z" strokeWidth="4" />
    </>
  ),
  'phone-post': (
    <>
      <rect className="fill-brand" x="62" y="10" width="118" height="204" rx="22" />
      <rect x="76" y="32" width="90" height="158" rx="6" />
      <path className="fill-none stroke-brand-soft" d="M110 21h22m-22 180h22" strokeWidth="4" />
      <circle className="fill-brand-soft" cx="94" cy="50" r="8" strokeWidth="4" />
      <path d="M110 50h38" />
      <path className="fill-brand-soft" d="M76 68h90v72H76z" strokeWidth="4" />
      <circle className="fill-sun" cx="144" cy="88" r="10" strokeWidth="4" />
      <path className="fill-brand-deep" d="m76 140 30-38 20 22 14-14 26 30z" strokeWidth="4" />
      <path d="M90 158h60m-60 16h34" />
      <path className="fill-clay-bright" d="M198 92q-32-22-24-42 12-16 24 2 12-18 26-2 6 20-26 42z" />
    </>
  ),
  'desk-bell': (
    <>
      <path className="fill-none stroke-clay-bright" d="m40 66-20-14m54-14L64 16m108 22 10-22m24 50 20-14" />
      <path className="fill-ink" d="M111 44h24v20h-24z" />
      <rect className="fill-sun" x="102" y="28" width="42" height="20" rx="10" />
      <path className="fill-brand" d="M34 164a89 89 0 0 1 178 0z" />
      <path className="fill-none stroke-brand-soft" d="M62 146q8-42 44-54" />
      <rect className="fill-brand-soft" x="24" y="164" width="198" height="22" rx="8" />
      <path className="fill-ink" d="M42 190h162l10 22H32z" />
    </>
  ),
  cabinet: (
    <>
      <path className="fill-brand" d="M58 18h130q10 0 10 10v176q0 10-10 10H58q-10 0-10-10V28q0-10 10-10z" />
      <path className="fill-brand-soft" d="M62 32h122v44H62zm0 122h122v46H62z" />
      <path d="M108 54h30m-30 122h30" strokeWidth="8" />
      <path className="fill-ink" d="M62 88h122v42H62z" />
      <path d="m72 78 40-8 6 46H76zm48-4 44-2-2 46h-44z" />
      <path className="fill-sun" d="m86 70 30-6 4 14-32 6z" strokeWidth="4" />
      <path d="m132 90 20-1m-20 14 20-1" strokeWidth="4" />
      <path className="fill-brand-soft" d="M48 106h150l14 48H34z" />
      <path d="M108 132h30" strokeWidth="8" />
    </>
  ),
  laptop: (
    <>
      <path className="fill-brand" d="M62 48h126q12 0 12 12v110H50V60q0-12 12-12z" />
      <path d="M66 64h118v92H66z" />
      <path className="fill-none stroke-brand" d="M80 136q18-6 30-26t28-8 30-24" />
      <path className="fill-sun stroke-none" d="m168 68 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z" />
      <path className="fill-brand-soft" d="M20 172h206l-12 32q-4 8-12 8H44q-8 0-12-8z" />
      <path d="M104 188h38" />
      <path className="fill-clay-wash" d="M14 116h46v42q0 18-16 18H30q-16 0-16-18z" />
      <path
        className="fill-none"
        d="M60 126q20-2 20 14t-20 16M28 102q-6-8 0-14t0-14m18 28q-6-8 0-14t0-14"
        strokeWidth="4"
      />
    </>
  ),
  'flip-chart': (
    <>
      <path className="fill-none" d="m74 150-26 64m124-64 26 64m-75-54v40" />
      <rect x="42" y="24" width="162" height="132" rx="8" />
      <path className="fill-brand" d="M42 24h162v22H42z" />
      <path className="stroke-white" d="M70 35h.1m35 0h.1m35 0h.1m35 0h.1" strokeWidth="6" />
      <path className="fill-none stroke-brand" d="m62 134 32-26 26 12 36-46" />
      <path className="fill-none stroke-brand" d="m138 74 18 0 2 18" />
      <path d="M62 66h46m-46 16h28" />
      <circle className="fill-sun" cx="94" cy="108" r="7" strokeWidth="4" />
      <circle className="fill-sun" cx="120" cy="120" r="7" strokeWidth="4" />
      <path className="fill-brand-soft" d="M34 156h178v12H34z" />
      <path className="stroke-clay-bright" d="M146 150h34" strokeWidth="8" />
    </>
  ),
};
