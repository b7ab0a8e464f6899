import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
}

export function Logo({ name }: LogoProps) {
  return (
    <span className={styles['logo']}>
      <svg
        viewBox="0 0 30 30"
        width="30"
        height="30"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M5 13h20l-1.6 9.2A3.4 3.4 0 0 1 20 25H10a3.4 3.4 0 0 1-3.4-2.8z" fill="var(--pine-soft)" />
        <path d="M3 13h24M5.5 13C8 7 12 3.5 15 3.5S22 7 24.5 13" />
        <path
          d="M12.5 21c0-2 2.5-2.2 2.5-4.5 1.6 1 2.5 2.6 2.5 4.2a2.5 2.5 0 0 1-5 .3z"
          fill="var(--ember)"
          stroke="var(--ember)"
          strokeWidth="1"
        />
      </svg>
      <span className="ellipsis">{name}</span>
    </span>
  );
}
