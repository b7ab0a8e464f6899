const SHORT = 30;

/** The first words of a step, for a button: "Rinse the lentils". */
export function stepWords(step: string): string {
  const [clause = ''] = step.split(/[.,;:!?\n]/);
  const text = clause.trim();
  if (text.length <= SHORT) return text;
  const cut = text.slice(0, SHORT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** 754 as "12:34", 3661 as "1:01:01". */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
