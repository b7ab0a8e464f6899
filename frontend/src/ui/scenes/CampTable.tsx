import { useId } from 'react';
import campTable from './campTable.svg?no-inline';
import styles from './CampTable.module.css';

const BACKGROUND = ['stars', 'sun', 'land', 'lights', 'wood'] as const;
/** From back to front. */
const OBJECTS = [
  'flowers',
  'coffeePot',
  'bread',
  'bowl',
  'lantern',
  'plates',
  'rightMug',
  'pan',
  'leftMug',
  'list',
] as const;

interface CampTableProps {
  readonly className?: string | undefined;
}

/** Decorative picture of the landing page and the first trip. */
export function CampTable({ className }: CampTableProps) {
  const id = useId();
  // Inline, as gradients must be in the document that uses them.
  return (
    <svg
      className={`${styles['palette']} ${className ?? ''}`}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--a-sky0)" stopOpacity="0" />
        <stop offset="0.45" stopColor="var(--a-sky1)" />
        <stop offset="1" stopColor="var(--a-sky2)" />
      </linearGradient>
      <radialGradient id={`${id}lamp`}>
        <stop offset="0" stopColor="var(--a-flame)" stopOpacity="0.85" />
        <stop offset="1" stopColor="var(--a-flame)" stopOpacity="0" />
      </radialGradient>
      <rect width="1440" height="360" fill={`url(#${id}sky)`} />
      {BACKGROUND.map((name) => (
        <use key={name} href={`${campTable}#${name}`} />
      ))}
      <circle cx="742" cy="392" r="250" fill={`url(#${id}lamp)`} opacity="var(--a-glow)" />
      {OBJECTS.map((name) => (
        <use key={name} href={`${campTable}#${name}`} data-object={name} />
      ))}
    </svg>
  );
}
