import { OFFLINE } from '../../browser/useOnline.ts';

/** What a button of the plan takes: it keeps its focus while it cannot be pressed, and says why without a connection. */
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
