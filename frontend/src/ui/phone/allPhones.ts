import { useEffect, useState } from 'react';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { logFailure } from '../../browser/logFailure.ts';
import { formatNorthAmerican, isPhoneAbroad } from '../../../../domain/people/phone/spelling.ts';

const load = () => import('../../../../domain/people/phone/phone.ts');

export type AllPhones = Awaited<ReturnType<typeof load>>;

let loaded: AllPhones | null = null;

/** The rule for numbers of every country, once it is needed and there; North America has a light one. */
export function useAllPhones(isNeeded: boolean): AllPhones | null {
  const [phones, setPhones] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || phones !== null) return undefined;
    let isLeft = false;
    importWithRetry(load).then(
      (module) => {
        loaded = module;
        if (!isLeft) setPhones(module);
      },
      (error: unknown) => logFailure('The rule of phone numbers could not be loaded', error),
    );
    return () => {
      isLeft = true;
    };
  }, [isNeeded, phones]);
  return phones;
}

/** As people write it in its country; until its rule is there, as it is. */
export function usePhoneText(phone: string): string {
  const phones = useAllPhones(isPhoneAbroad(phone));
  return phones?.formatPhone(phone) ?? formatNorthAmerican(phone);
}
