import type { Meal } from './meal.ts';

export const RECOVERY_MEALS: readonly Meal[] = [
  {
    name: 'Banana and cocoa shake',
    ingredients: '300 ml milk, 1 banana, 30 g whey, cocoa',
    protein: 36,
    carbs: 44,
    fat: 8,
  },
  {
    name: 'Skyr, granola and cherries',
    ingredients: '200 g skyr, 40 g granola, 80 g cherries',
    protein: 27,
    carbs: 52,
    fat: 6,
  },
  {
    name: 'Turkey on sourdough',
    ingredients: '2 slices of sourdough, 80 g turkey breast, mustard, tomato',
    protein: 30,
    carbs: 43,
    fat: 4,
  },
  {
    name: 'Rice pudding with raspberries',
    ingredients: '60 g pudding rice, 350 ml milk, 100 g raspberries, 20 g whey',
    protein: 31,
    carbs: 76,
    fat: 7,
  },
  {
    name: 'Egg and potato salad',
    ingredients: '2 eggs, 200 g potatoes, gherkins, 60 g yogurt, chives',
    protein: 19,
    carbs: 39,
    fat: 12,
  },
  {
    name: 'Berry and oat smoothie',
    ingredients: '250 ml kefir, 150 g berries, 40 g oats, 20 g whey',
    protein: 31,
    carbs: 53,
    fat: 11,
  },
  {
    name: 'Bagel with cottage cheese and jam',
    ingredients: '1 bagel, 150 g cottage cheese, 20 g jam',
    protein: 27,
    carbs: 66,
    fat: 7,
  },
];
