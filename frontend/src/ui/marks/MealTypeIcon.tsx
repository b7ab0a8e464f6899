import { Apple, CakeSlice, EggFried, Sandwich, Soup } from 'lucide-react';
import type { MealType } from '../../../../domain/plan/meal.ts';
import styles from './MealTypeIcon.module.css';

const ICONS = { breakfast: EggFried, lunch: Sandwich, dinner: Soup, snack: Apple, dessert: CakeSlice };

interface MealTypeIconProps {
  readonly type: MealType;
  /** 24 or 32 px. */
  readonly size?: 'sm' | 'md';
}

/** Decorative icon in the meal type's hue. */
export function MealTypeIcon({ type, size = 'md' }: MealTypeIconProps) {
  const Icon = ICONS[type];
  return (
    <span className={styles['tile']} data-meal-type={type} data-size={size} aria-hidden="true">
      <Icon size={size === 'sm' ? 15 : 20} strokeWidth={size === 'sm' ? 2 : 1.75} />
    </span>
  );
}
