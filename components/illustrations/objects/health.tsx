/** The objects of practices and studios, each drawn in a box of 246 by 226 (trade-object.tsx). */
export const health = {
  'dental-chair': (
    <>
      <path className="fill-none" d="M160 32h30q14 0 14 14v142" />
      <path d="M118 34q4-24 26-24t26 24l-10 18h-32z" />
      <path className="stroke-clay-bright" d="m130 62-5 12m19-12v14m14-14 5 12" strokeWidth="4" />
      <rect className="fill-brand-soft" x="22" y="26" width="46" height="34" rx="14" transform="rotate(-22 45 43)" />
      <path
        className="fill-brand"
        d="M44 74q14-18 30 0l40 66q4 8 14 8h44q12 0 20 8l24 34q6 12-4 20t-22 0l-26-26h-66q-12 0-18-12L42 98q-6-12 2-24z"
      />
      <path className="fill-none stroke-brand-soft" d="m62 88 34 60" />
      <path d="M100 122h46" strokeWidth="12" />
      <path d="M124 186v20m-36 4h104" strokeWidth="12" />
    </>
  ),
  spine: (
    <>
      <path className="fill-none" d="M136 16q-34 34-20 70t8 62-8 52" strokeWidth="9" />
      <rect x="104" y="12" width="58" height="22" rx="10" transform="rotate(28 133 23)" />
      <rect className="fill-brand-soft" x="86" y="40" width="62" height="22" rx="10" transform="rotate(14 117 51)" />
      <rect className="fill-brand" x="78" y="68" width="68" height="23" rx="10" transform="rotate(-4 112 79)" />
      <rect className="fill-brand" x="86" y="97" width="72" height="24" rx="10" transform="rotate(-8 122 109)" />
      <rect className="fill-clay-bright" x="86" y="127" width="78" height="25" rx="10" />
      <rect className="fill-brand" x="78" y="159" width="80" height="25" rx="10" transform="rotate(6 118 171)" />
      <path className="fill-brand-soft" d="m78 190 72 4-20 22h-32z" />
      <path className="fill-none stroke-clay-bright" d="m184 122 12-9m-10 27h16m-18 18 12 9" strokeWidth="4" />
      <path d="M52 217h132" strokeWidth="9" />
    </>
  ),
  'dental-implant': (
    <>
      <path className="fill-clay-wash" d="M18 130q34-20 62 0t86 0q32-20 62 0v58q0 26-26 26H44q-26 0-26-26z" />
      <path className="fill-brand" d="M96 128h54l-10 74q-4 12-17 12t-17-12z" />
      <path className="stroke-white" d="m99 146 48-9m-45 27 43-8m-41 26 38-7m-34 25 30-6" />
      <path className="fill-brand-soft" d="M100 100h46l4 28H96z" />
      <path d="M80 30q20-18 43-4 23-14 43 4 16 20 2 50-6 18-20 24H98q-14-6-20-24-14-30 2-50z" />
      <path className="fill-none" d="M104 46q18 12 38 0" />
      <path className="fill-sun" d="m196 20 5 13 13 5-13 5-5 13-5-13-13-5 13-5z" strokeWidth="4" />
    </>
  ),
  'yoga-mat': (
    <>
      <rect className="fill-brand-soft" x="92" y="196" width="146" height="13" rx="6" />
      <path className="fill-brand" d="m46 96 116-66a50 50 0 0 1 54 86L96 196z" />
      <path className="fill-none stroke-sun" d="M98 66q42 16 50 98m-8-122q42 18 52 96" strokeWidth="12" />
      <path
        className="fill-none"
        d="M92 70q42 16 50 98M104 62q42 18 52 96M134 46q42 16 52 96m-40-102q42 18 52 92"
        strokeWidth="3"
      />
      <circle className="fill-brand-soft" cx="66" cy="152" r="58" />
      <path className="fill-none" d="M66 152q10-10 14 4t-16 14-20-18 20-28 40 20-12 46" />
    </>
  ),
  kettlebell: (
    <>
      <path
        className="fill-brand"
        fillRule="evenodd"
        d="M66 118 72 60q4-48 51-48t51 48l6 58h-24l-5-54q-2-26-28-26T95 64l-5 54z"
      />
      <path
        className="fill-brand"
        d="M123 82c46 0 74 32 74 68 0 26-12 46-30 62H79c-18-16-30-36-30-62 0-36 28-68 74-68z"
      />
      <path className="fill-none stroke-brand-soft" d="M70 146q4-24 26-36" />
      <circle cx="123" cy="152" r="36" />
      <path className="fill-none" d="m99 142 10-8v36m33-36q-18 10-18 25a11 11 0 1 0 11-12q-8 0-10 8" />
    </>
  ),
  scale: (
    <>
      <path className="fill-brand" d="M50 62h146q18 0 18 18v108q0 20-20 20H52q-20 0-20-20V80q0-18 18-18z" />
      <path
        className="stroke-brand-soft"
        d="M56 132h.1m22 0h.1m90 0h.1m22 0h.1M56 154h.1m22 0h.1m22 0h.1m22 0h.1m22 0h.1m22 0h.1m22 0h.1"
        strokeWidth="9"
      />
      <path d="M78 108a45 45 0 0 1 90 0z" />
      <path d="m96 98 7 4m7-20 5 7m28 4 5-6m2 16 6-4" strokeWidth="4" />
      <path className="stroke-clay-bright" d="m123 106-10-24" />
      <path className="fill-sun" d="M62 214q-16-8-6-20h150q20 4 12 20z" />
      <path d="M84 198v6m18-6v6m18-6v6m18-6v6m18-6v6m18-6v6" strokeWidth="4" />
    </>
  ),
};
