import { OFFLINE } from '../../browser/useOnline.ts';

/** Button props: focusable while disabled, with the reason when offline. */
export function pressable(isOnline: boolean, onPress: () => void, isBusy = false) {
  const isPossible = isOnline && !isBusy;
  return {
    'aria-disabled': isPossible ? undefined : true,
    ...(!isOnline && { title: OFFLINE }),
    onClick: () => {
      if (isPossible) onPress();
    },
  };
}
