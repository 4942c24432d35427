import type { Meal } from './meal.ts';

export const SNACKS: readonly Meal[] = [
  {
    name: 'Apple and peanut butter',
    ingredients: '1 apple, 25 g peanut butter',
    protein: 7,
    carbs: 28,
    fat: 13,
  },
  { name: 'Skyr with honey', ingredients: '200 g skyr, 10 g honey', protein: 22, carbs: 16, fat: 0 },
  { name: 'Carrots and hummus', ingredients: '200 g carrots, 60 g hummus', protein: 6, carbs: 25, fat: 9 },
  {
    name: 'A handful of almonds and a pear',
    ingredients: '25 g almonds, 1 pear',
    protein: 6,
    carbs: 28,
    fat: 13,
  },
  {
    name: 'Rice cakes with cottage cheese',
    ingredients: '3 rice cakes, 120 g cottage cheese, cucumber',
    protein: 17,
    carbs: 27,
    fat: 5,
  },
  { name: 'Boiled egg and an orange', ingredients: '1 egg, 1 orange', protein: 8, carbs: 16, fat: 6 },
  { name: 'Edamame with sea salt', ingredients: '150 g edamame in the pod', protein: 16, carbs: 12, fat: 7 },
  {
    name: 'Dark chocolate and strawberries',
    ingredients: '25 g dark chocolate, 200 g strawberries',
    protein: 4,
    carbs: 25,
    fat: 11,
  },
];
