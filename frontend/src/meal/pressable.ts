/** Not `disabled` where it cannot be pressed: the arrow keys of the plan have to find it. */
export function pressable(isPossible: boolean, onPress: () => void) {
  return {
    'aria-disabled': isPossible ? undefined : true,
    onClick: () => {
      if (isPossible) onPress();
    },
  };
}
