import ridge from './ridge.svg?no-inline';

interface RidgeProps {
  readonly className?: string | undefined;
}

/** Decorative ridges below a dark band. */
export function Ridge({ className }: RidgeProps) {
  return (
    <svg className={className} viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`${ridge}#scene`} />
    </svg>
  );
}
