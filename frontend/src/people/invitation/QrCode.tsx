import { encode } from 'uqr';
import styles from './InviteLink.module.css';

/** Modules of quiet zone that scanners need. */
const BORDER = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Dark on white in both themes, as scanners expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg className={styles['code']} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
