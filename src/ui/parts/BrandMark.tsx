/** The mark of Parley: a speech bubble joined to a node. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} fill="none" aria-hidden="true">
      <path d="M9.2 3.5a6.7 6.7 0 0 1 2.500 12.900L6.300 20l.5-4A6.700 6.700 0 0 1 9.200 3.500z" fill="currentColor" />
      <path d="m14.5 13 3 2.700" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
      <circle cx={19} cy={17.2} r={2.9} fill="currentColor" />
    </svg>
  );
}
