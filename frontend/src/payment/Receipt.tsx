/** Drawing for an empty history. */
export function Receipt() {
  return (
    <svg width="150" height="112" viewBox="0 0 150 112" aria-hidden="true">
      <ellipse cx="76" cy="98" rx="60" ry="8" fill="var(--sunken)" />
      <path
        d="M34 14h74v84l-9-6-9.5 6-9-6-9.5 6-9-6-9.5 6-9-6-9.5 6Z"
        fill="var(--paper)"
        stroke="var(--control)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M48 32h30M48 46h46M48 60h38"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M119 72h9a8 8 0 0 1 0 16h-9" fill="none" stroke="var(--line-strong)" strokeWidth="4.5" />
      <path d="M88 66h34v25a7 7 0 0 1-7 7H95a7 7 0 0 1-7-7Z" fill="var(--pine-soft)" />
      <path d="M111 66h11v25a7 7 0 0 1-7 7h-4Z" fill="var(--line)" />
      <ellipse cx="105" cy="66" rx="17" ry="4.5" fill="var(--pine)" />
      <ellipse cx="105" cy="66" rx="13.5" ry="3" fill="var(--coffee)" />
    </svg>
  );
}
