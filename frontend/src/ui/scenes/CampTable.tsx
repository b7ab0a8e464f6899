import { useId } from 'react';
import campTable from './campTable.svg?no-inline';
import styles from './CampTable.module.css';

const WIDTH = 1440;
/** Drawn once more at both sides, mirrored, for windows wider than the drawing; a unit of overlap hides the seam. */
const SIDES = ['translate(1) scale(-1 1)', `translate(${2 * WIDTH - 1}) scale(-1 1)`, undefined];

/** The cord of the lights is a parabola with its lowest point here. */
const LOWEST = { x: 350, y: 217 };
const cordAt = (x: number) => LOWEST.y - 0.0001534 * (x - LOWEST.x) ** 2;
const CORD_ENDS = [-400, 1900] as const;
const BULBS = Array.from({ length: 22 }, (_, index) => LOWEST.x + 105.7 * (index - 7));

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

/** Each side's trees, cut where the table begins. */
const TREES = [
  { side: 'left', viewBox: '0 0 260 431' },
  { side: 'right', viewBox: '1180 0 260 431' },
] as const;

interface CampTableProps {
  readonly className?: string | undefined;
  /** Without the trees at both sides, where CampTrees stand at the window's edges. */
  readonly hasTrees?: boolean;
}

/** Decorative picture of the landing page and the first trip. */
export function CampTable({ className, hasTrees = true }: CampTableProps) {
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
      <rect x={-WIDTH} width={3 * WIDTH} height="360" fill={`url(#${id}sky)`} />
      <Scenery name="stars" />
      <use href={`${campTable}#sun`} data-object="sun" />
      <Scenery name="land" />
      {hasTrees && TREES.map(({ side }) => <use key={side} href={`${campTable}#${side}Trees`} />)}
      <Lights />
      <Scenery name="wood" />
      <circle cx="742" cy="392" r="250" fill={`url(#${id}lamp)`} opacity="var(--a-glow)" data-glow="" />
      {OBJECTS.map((name) => (
        <use key={name} href={`${campTable}#${name}`} data-object={name} />
      ))}
    </svg>
  );
}

export function CampTrees({ className }: { readonly className?: string | undefined }) {
  return TREES.map(({ side, viewBox }) => (
    <svg
      key={side}
      className={`${styles['palette']} ${className ?? ''}`}
      viewBox={viewBox}
      aria-hidden="true"
      data-side={side}
    >
      <use href={`${campTable}#${side}Trees`} />
    </svg>
  ));
}

function Scenery({ name }: { readonly name: 'stars' | 'land' | 'wood' }) {
  return (
    <g data-scenery={name}>
      {SIDES.map((transform) => (
        <use key={transform ?? ''} href={`${campTable}#${name}`} transform={transform} />
      ))}
    </g>
  );
}

function Lights() {
  const [from, to] = CORD_ENDS;
  // A parabola's control point lies on the tangent, halfway.
  const control = cordAt(from) + (cordAt(from + 1) - cordAt(from)) * ((to - from) / 2);
  const cord = `M${from} ${cordAt(from)}Q${(from + to) / 2} ${control} ${to} ${cordAt(to)}`;
  return (
    <g data-lights="">
      <path d={cord} fill="none" stroke="var(--a-cord)" strokeWidth="2" />
      {BULBS.map((x) => (
        <use key={x} href={`${campTable}#bulb`} x={x} y={cordAt(x) + 13} data-object="light" />
      ))}
    </g>
  );
}
