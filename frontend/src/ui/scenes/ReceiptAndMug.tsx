/** Drawn for a trip without receipts; decorative. */
export function ReceiptAndMug() {
  return (
    <svg width="200" height="132" viewBox="0 0 200 132" fill="none" strokeLinecap="round" aria-hidden="true">
      <ellipse cx="100" cy="118" rx="86" ry="9" fill="var(--sunken)" />
      <path
        d="M64 20h58v92l-7.2-5-7.3 5-7.2-5-7.3 5-7.2-5-7.3 5-7.2-5-7.3 5Z"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M74 36h26M74 48h18M74 60h24M74 72h14M108 36h6M108 48h6M108 60h6M108 72h6"
        stroke="var(--control)"
        strokeWidth="2.5"
      />
      <path d="M74 87h40" stroke="var(--pine)" strokeWidth="3.5" />
      <path d="M114 70h38v32a10 10 0 0 1-10 10h-18a10 10 0 0 1-10-10Z" fill="var(--pine)" />
      <path d="M152 78h6a9 9 0 0 1 0 18h-6" stroke="var(--pine)" strokeWidth="5" strokeLinecap="butt" />
      <path d="M114 78h38" stroke="var(--on-pine)" strokeWidth="2" strokeLinecap="butt" opacity=".5" />
      <path d="M126 60c-3-5 3-8 0-14M138 60c-3-5 3-8 0-14" stroke="var(--ember)" strokeWidth="2.5" />
    </svg>
  );
}
