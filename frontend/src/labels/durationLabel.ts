/** '1 hr 30 mins' */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hr' : 'hrs'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'min' : 'mins'}`,
  ];
  return texts.filter((text) => text !== '').join(' ');
}
