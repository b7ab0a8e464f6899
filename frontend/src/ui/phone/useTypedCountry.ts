import { useState } from 'react';
import { isPhoneAbroad } from '../../../../domain/people/phone/spelling.ts';
import { formatTypedPhone, phoneDigits } from '../../../../domain/people/phone/typing.ts';
import { useAllPhones } from './allPhones.ts';
import { keepCountry, keptCountry, UNITED_STATES, type PickedCountry } from './phoneCountry.ts';

/** A field's value, and how it is written in its country. */
interface Written {
  readonly value: string;
  readonly shown: string;
  readonly country: PickedCountry;
}

const WITH_CODE = /^\s*(\+|00)/;

/**
 * The country of a field's number, and how the number is written there. The field's value says both: North American
 * numbers stand without country code, others with it.
 */
export function useTypedCountry(value: string, onChange: (value: string) => void) {
  const [picked, setPicked] = useState(keptCountry);
  const [written, setWritten] = useState<Written | null>(null);
  const phones = useAllPhones(isPhoneAbroad(value) || picked.code !== UNITED_STATES.code);

  /** Null until the country code is whole and its rule is there. */
  const read = (typed: string, { country: of }: PickedCountry): Written | null => {
    const found = phones?.isPhoneCountry(of) ? phones.readTypedPhone(typed, of) : null;
    if (phones === null || found === null) return null;
    const { country, national, international } = found;
    return {
      value: national === '' ? '' : international,
      shown: national,
      country: { country, code: phones.callingCode(country) },
    };
  };
  // Also of a number that was filled in from outside.
  const own = written?.value === value ? written : isPhoneAbroad(value) ? read(value, picked) : null;
  const isNational = !WITH_CODE.test(value);
  const isReadHere = value === '' || picked.code === UNITED_STATES.code;
  const country = own?.country ?? (isNational ? (isReadHere ? picked : UNITED_STATES) : null);
  const shown = own?.shown ?? value;

  const write = (next: Written | null, typed: string) => {
    if (next !== null) setPicked(next.country);
    setWritten(next);
    onChange(next?.value ?? typed);
  };
  const writeIn = (of: PickedCountry, typed: string, isAtEnd: boolean) => {
    if (of.code === UNITED_STATES.code || typed === '')
      write({ value: formatTypedPhone(typed), shown: formatTypedPhone(typed), country: of }, typed);
    else {
      const found = read(typed, of) ?? { value: `${of.code} ${typed}`, shown: typed, country: of };
      write(isAtEnd ? found : { ...found, shown: typed }, typed);
    }
  };

  return {
    /** Null while a country code is typed. */
    country,
    isNorthAmerican: country?.code === UNITED_STATES.code,
    /** Without country code, if that is known. */
    shown,

    /** Outside North America. */
    type(typed: string, isAtEnd: boolean): void {
      if (/^\s*\+1/.test(typed)) writeIn(UNITED_STATES, typed, isAtEnd);
      else if (WITH_CODE.test(typed)) write(read(typed, picked), typed);
      else writeIn(country ?? picked, typed, isAtEnd);
    },

    /** The digits stay, and are read in that country. */
    pick(next: PickedCountry): void {
      keepCountry(next);
      const typed = country?.code === UNITED_STATES.code ? phoneDigits(shown) : shown;
      writeIn(next, WITH_CODE.test(typed) ? '' : typed, true);
    },
  };
}
