import { msg, type Message } from '../text/message.ts';
import type { Diet } from './diets.ts';

export const DIET_LABELS: Readonly<Record<Diet, Message>> = {
  vegetarian: msg('diet.label.vegetarian', 'Vegetarian'),
  vegan: msg('diet.label.vegan', 'Vegan'),
  pescatarian: msg('diet.label.pescatarian', 'Pescatarian'),
  'gluten-free': msg('diet.label.glutenFree', 'Gluten-free'),
  'dairy-free': msg('diet.label.dairyFree', 'Dairy-free'),
  'nut-free': msg('diet.label.nutFree', 'Nut-free'),
  'egg-free': msg('diet.label.eggFree', 'Egg-free'),
  'soy-free': msg('diet.label.soyFree', 'Soy-free'),
  'shellfish-free': msg('diet.label.shellfishFree', 'Shellfish-free'),
  halal: msg('diet.label.halal', 'Halal'),
  'kosher-style': msg('diet.label.kosherStyle', 'Kosher-style'),
  'low-sodium': msg('diet.label.lowSodium', 'Low-sodium'),
};
