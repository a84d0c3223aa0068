/** The objects of the customers in the pictures of services, each drawn in a box of 246 by 226 (trade-object.tsx). */
export const services = {
  tent: (
    <>
      <path className="fill-none" d="M123 12v36M24 170v42m198-42v42M123 170v38" />
      <path d="M123 12l36 10-36 11z" className="fill-sun" />
      <path d="M123 48C112 96 60 124 14 134h218C186 124 134 96 123 48z" className="fill-brand" />
      <path
        d="M123 58C118 100 100 124 84 132m39-74c5 42 23 66 39 74"
        strokeWidth="4"
        className="fill-none stroke-brand-soft"
      />
      <path
        d="M14 134h218v18a18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-37 0 18 18 0 0 1-37 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0z"
        className="fill-brand-soft"
      />
    </>
  ),
  'mantel-clock': (
    <>
      <path d="M40 188C40 188 58 176 62 140 66 74 88 32 123 32s57 42 61 108c4 36 22 48 22 48z" className="fill-brand" />
      <circle cx="123" cy="106" r="44" />
      <path d="M123 82v24l17 12m-17-50v4m38 34h-4m-34 38v-4m-38-34h4m34-74V20" className="fill-none" />
      <path d="M28 188h190v24H28z" className="fill-brand-soft" />
    </>
  ),
  fence: (
    <>
      <path d="M10 92h226v20H10zm0 68h226v20H10z" className="fill-brand-soft" />
      <path
        d="M28 70l15-22 15 22v142H28zm40 0l15-22 15 22v142H68zm40 0l15-22 15 22v142h-30zm40 0l15-22 15 22v142h-30zm40 0l15-22 15 22v142h-30z"
        className="fill-brand"
      />
      <path
        d="M43 102h0m40 0h0m40 0h0m40 0h0m40 0h0M43 170h0m40 0h0m40 0h0m40 0h0m40 0h0"
        strokeWidth="4"
        className="stroke-brand-soft"
      />
    </>
  ),
  piano: (
    <>
      <path d="M30 148v64m186-64v64" />
      <path d="M30 40h186v160H30z" className="fill-brand" />
      <path d="M22 30h202v16H22z" className="fill-brand-soft" />
      <path d="M84 62h78v44H84z" />
      <path d="M96 76h54M96 90h38" strokeWidth="4" className="stroke-brand-soft" />
      <path d="M16 118h214v30H16z" />
      <path d="M47 118v30m31-30v30m30-30v30m31-30v30m30-30v30m31-30v30M112 184v10m22-10v10" />
      <path d="M62 118v14m61-14v14m31-14v14m30-14v14" strokeWidth="10" strokeLinecap="butt" />
    </>
  ),
  armchair: (
    <g transform="translate(19 -9) scale(1.725)" strokeWidth="2.9">
      <path d="m37 100-6 28m52-28 6 28M42 104l-2 20m38-20 2 20" />
      <path
        d="M36 74C30 32 34 18 60 18s30 14 24 56M24 58c-9 2-9 14-2 16l3 26q35 6 70 0l3-26c7-2 7-14-2-16-7-1-10 4-11 14H35c-1-10-4-15-11-14M35 72q25-9 50 0"
        className="fill-brand"
      />
      <path d="M60 19v46M47 30v2m26-2v2M47 46v2m26-2v2" className="fill-none stroke-brand-soft" />
    </g>
  ),
  boot: (
    <>
      <path d="M66 40h84v80q6 24 44 32 32 8 34 42H66z" className="fill-brand" />
      <path d="M60 22h96v26H60z" className="fill-brand-soft" />
      <path d="M190 151q34 10 38 43h-52q-4-30 14-43z" className="fill-brand-soft" />
      <path d="M66 104h26v44H66z" className="fill-sun" />
      <path d="M114 66h29m-29 20h29m-29 20h31m-22 22h25" strokeWidth="4" className="stroke-white" />
      <path d="M60 194h176v8q0 10-10 10H124v-8h-14v8H60z" className="fill-ink" />
    </>
  ),
  bucket: (
    <>
      <g transform="rotate(20 150 100)">
        <path d="M144 40h13v68h-13z" className="fill-sun" />
        <path d="M108 26h85v17h-85z" className="fill-ink" />
      </g>
      <path d="M64 98a18 18 0 0 1 26-22 22 22 0 0 1 40-4 16 16 0 0 1 22 26z" />
      <path d="M54 112h138l-16 100H70z" className="fill-brand" />
      <path d="M46 96h154v18H46z" className="fill-brand-soft" />
      <path d="m76 134 7 56" className="fill-none stroke-brand-soft" />
      <path d="M58 120q65 74 130 0" className="fill-none" strokeWidth="4" />
    </>
  ),
  'picture-frame': (
    <>
      <path d="m82 36 41-26 41 26" className="fill-none" />
      <path d="M32 36h182v176H32z" className="fill-brand" />
      <path d="m32 36 28 28m154-28-28 28M32 212l28-28m154 28-28-28" className="fill-none stroke-brand-soft" />
      <path d="M60 64h126v120H60z" />
      <path d="M78 82h90v84H78z" className="fill-sun-soft" strokeWidth="4" />
      <circle cx="142" cy="106" r="11" className="fill-clay-bright" strokeWidth="4" />
      <path d="m78 166 32-44 22 26 14-14 22 32z" className="fill-leaf-ribbon" strokeWidth="4" />
    </>
  ),
};
