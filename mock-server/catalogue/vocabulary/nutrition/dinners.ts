import type { Meal } from './meal.ts';

export const DINNERS: readonly Meal[] = [
  {
    name: 'Salmon with potatoes and dill',
    ingredients: '150 g salmon, 250 g new potatoes, green beans, 50 g yogurt, dill',
    protein: 40,
    carbs: 48,
    fat: 23,
  },
  {
    name: 'Turkey chilli',
    ingredients: '150 g minced turkey, 100 g kidney beans, tomatoes, 60 g rice, cumin',
    protein: 46,
    carbs: 74,
    fat: 13,
  },
  {
    name: 'Tofu and broccoli stir-fry',
    ingredients: '180 g tofu, 200 g broccoli, 70 g rice, ginger, garlic, 10 g sesame oil',
    protein: 33,
    carbs: 68,
    fat: 24,
  },
  {
    name: 'Roast chicken with root vegetables',
    ingredients: '170 g chicken thigh, 300 g carrots and parsnips, thyme, 10 g olive oil',
    protein: 41,
    carbs: 50,
    fat: 23,
  },
  {
    name: 'Wholegrain pasta with lentil ragù',
    ingredients: '90 g wholegrain pasta, 60 g green lentils, tomatoes, 20 g parmesan',
    protein: 40,
    carbs: 96,
    fat: 14,
  },
  {
    name: 'Beef and pepper skillet',
    ingredients: '150 g lean beef, 2 peppers, 1 onion, 200 g sweet potato, paprika',
    protein: 42,
    carbs: 56,
    fat: 16,
  },
  {
    name: 'Cod with white beans and tomatoes',
    ingredients: '180 g cod, 150 g white beans, cherry tomatoes, olives, 10 g olive oil',
    protein: 45,
    carbs: 36,
    fat: 16,
  },
  {
    name: 'Chickpea and spinach curry',
    ingredients: '150 g chickpeas, 150 g spinach, 60 ml coconut milk, 60 g rice, turmeric',
    protein: 23,
    carbs: 88,
    fat: 19,
  },
];
