import type { Meal } from './meal.ts';

export const BREAKFASTS: readonly Meal[] = [
  {
    name: 'Overnight oats with blueberries',
    ingredients: '60 g oats, 200 g skyr, 100 ml milk, 80 g blueberries, 10 g honey',
    protein: 34,
    carbs: 66,
    fat: 8,
  },
  {
    name: 'Two eggs on rye',
    ingredients: '2 eggs, 2 slices of rye bread, half an avocado, tomatoes, chives',
    protein: 23,
    carbs: 38,
    fat: 22,
  },
  {
    name: 'Apple and cinnamon porridge',
    ingredients: '70 g oats, 300 ml milk, 1 apple, 15 g walnuts, cinnamon',
    protein: 22,
    carbs: 78,
    fat: 19,
  },
  {
    name: 'Cottage cheese and peach bowl',
    ingredients: '250 g cottage cheese, 2 peaches, 30 g muesli, 10 g pumpkin seeds',
    protein: 36,
    carbs: 48,
    fat: 15,
  },
  {
    name: 'Spinach omelette with toast',
    ingredients: '3 eggs, 80 g spinach, 30 g feta, 1 slice of sourdough',
    protein: 29,
    carbs: 22,
    fat: 24,
  },
  {
    name: 'Banana pancakes',
    ingredients: '1 banana, 2 eggs, 50 g oats, 100 g yogurt, raspberries',
    protein: 27,
    carbs: 62,
    fat: 15,
  },
  {
    name: 'Smoked salmon bagel',
    ingredients: '1 wholegrain bagel, 70 g smoked salmon, 40 g cream cheese, dill',
    protein: 29,
    carbs: 49,
    fat: 16,
  },
  {
    name: 'Chia pudding with mango',
    ingredients: '35 g chia seeds, 250 ml soy milk, 1 small mango, coconut flakes',
    protein: 17,
    carbs: 44,
    fat: 20,
  },
];
