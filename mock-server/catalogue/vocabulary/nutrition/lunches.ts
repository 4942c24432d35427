import type { Meal } from './meal.ts';

export const LUNCHES: readonly Meal[] = [
  {
    name: 'Chicken and quinoa bowl',
    ingredients: '150 g chicken breast, 70 g quinoa, peppers, cucumber, 10 g olive oil, lemon',
    protein: 46,
    carbs: 52,
    fat: 17,
  },
  {
    name: 'Red lentil soup with flatbread',
    ingredients: '90 g red lentils, carrots, cumin, 10 g olive oil, 1 flatbread, yogurt',
    protein: 33,
    carbs: 88,
    fat: 16,
  },
  {
    name: 'Tuna and white bean salad',
    ingredients: '1 tin of tuna, 150 g white beans, red onion, rocket, 15 g olive oil',
    protein: 43,
    carbs: 34,
    fat: 18,
  },
  {
    name: 'Turkey wrap',
    ingredients: '1 large wholegrain wrap, 120 g turkey breast, lettuce, 30 g hummus, grated carrot',
    protein: 41,
    carbs: 46,
    fat: 14,
  },
  {
    name: 'Baked potato with cottage cheese',
    ingredients: '300 g potato, 200 g cottage cheese, spring onions, a green salad',
    protein: 32,
    carbs: 62,
    fat: 11,
  },
  {
    name: 'Soba noodles with tofu',
    ingredients: '80 g soba noodles, 150 g tofu, edamame, sesame, soy sauce, lime',
    protein: 37,
    carbs: 64,
    fat: 17,
  },
  {
    name: 'Greek salad with chickpeas',
    ingredients: '150 g chickpeas, tomatoes, cucumber, 60 g feta, olives, 10 g olive oil',
    protein: 24,
    carbs: 42,
    fat: 27,
  },
  {
    name: 'Prawn and mango rice',
    ingredients: '150 g prawns, 80 g rice, half a mango, coriander, chilli, lime',
    protein: 36,
    carbs: 82,
    fat: 5,
  },
];
