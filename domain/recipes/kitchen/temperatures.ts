export type TemperatureScale = 'F' | 'C';

const MARK = String.raw`(?:\s?(?:°|º|degrees?\s)\s?|)`;
const DEGREES = String.raw`(\d{2,3})${MARK}(F|C|Fahrenheit|Celsius)\b`;
const SECOND = String.raw`(?:\s?(?:[/,]|or)\s?|\s?\()${DEGREES}\)?`;
const TEMPERATURE = new RegExp(String.raw`(?<![\d.])${DEGREES}(?:${SECOND})?`, 'gi');

/** From here on it is an oven, whose numbers are round. */
const OVEN_CELSIUS = 120;

/** A step with its temperatures on that scale: "350°F" is "180 °C". One that is written on both is taken as written. */
export function withTemperatures(step: string, scale: TemperatureScale): string {
  return step.replace(
    TEMPERATURE,
    (_all, degrees: string, of: string, otherDegrees: string | undefined, otherOf: string | undefined) => {
      if (scaleOf(of) === scale) return shown(Number(degrees), scale);
      if (otherDegrees !== undefined && scaleOf(otherOf ?? '') === scale)
        return shown(Number(otherDegrees), scale);
      return shown(converted(Number(degrees), scale), scale);
    },
  );
}

export function namesTemperature(step: string): boolean {
  return step.search(TEMPERATURE) >= 0;
}

function scaleOf(word: string): TemperatureScale {
  return /^f/i.test(word) ? 'F' : 'C';
}

function shown(degrees: number, scale: TemperatureScale): string {
  return `${degrees} °${scale}`;
}

function converted(degrees: number, to: TemperatureScale): number {
  const celsius = to === 'C' ? ((degrees - 32) * 5) / 9 : degrees;
  const exact = to === 'C' ? celsius : (degrees * 9) / 5 + 32;
  const step = celsius < OVEN_CELSIUS ? 1 : to === 'C' ? 10 : 25;
  return Math.round(exact / step) * step;
}
