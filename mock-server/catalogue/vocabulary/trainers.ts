import type { Genre } from './style-words.ts';

/** A fictional trainer. The id is the part of external_id after `trainer-`. */
export interface TrainerWords {
  readonly id: string;
  readonly name: string;
  readonly teaches: readonly Genre[];
  readonly bio: string;
}

export const TRAINERS: readonly TrainerWords[] = [
  {
    id: 'maya_okafor',
    name: 'Maya Okafor',
    teaches: ['Strength', 'HIIT'],
    bio: 'Maya threw the discus for her university before she threw herself into coaching. She likes heavy weights, short instructions and long warm-ups, and has taught more than a thousand people to love the Romanian deadlift.',
  },
  {
    id: 'jonas_lindqvist',
    name: 'Jonas Lindqvist',
    teaches: ['Strength', 'Core'],
    bio: 'Jonas rowed for nine years and coaches like a cox: calm, exact, never silent for long. His sessions are built on few exercises done well.',
  },
  {
    id: 'rosa_delgado',
    name: 'Rosa Delgado',
    teaches: ['Dance', 'Cardio'],
    bio: 'Rosa grew up above her parents’ salsa bar. She has choreographed for stages with two thousand people in front of them, and teaches living rooms with the same joy.',
  },
  {
    id: 'amir_haddad',
    name: 'Amir Haddad',
    teaches: ['Boxing', 'HIIT'],
    bio: 'Amir fought as an amateur light middleweight and holds a degree in sports science. He will talk about your footwork. He will be right.',
  },
  {
    id: 'priya_raman',
    name: 'Priya Raman',
    teaches: ['Yoga', 'Recovery'],
    bio: 'Priya has practised since she was six and taught since she was twenty. Her classes are clear, warm and free of mystery; she would rather explain a hip than praise one.',
  },
  {
    id: 'chloe_martin',
    name: 'Chloé Martin',
    teaches: ['Barre', 'Pilates'],
    bio: 'Chloé danced with a company in Lyon until a knee had other plans. She teaches barre as endurance training with good posture.',
  },
  {
    id: 'tom_whitaker',
    name: 'Tom Whitaker',
    teaches: ['Cycling', 'Running'],
    bio: 'Tom has ridden across three continents and still prefers the rainy lane behind his house. Expect dry jokes on steep hills.',
  },
  {
    id: 'nia_campbell',
    name: 'Nia Campbell',
    teaches: ['HIIT', 'Cardio'],
    bio: 'Nia ran the 400 metres, the most honest of distances. She builds intervals that end exactly when you think they cannot go on.',
  },
  {
    id: 'kenji_mori',
    name: 'Kenji Mori',
    teaches: ['Mobility', 'Recovery'],
    bio: 'Kenji is a physiotherapist who spends his mornings with patients and his afternoons making sure that you never become one.',
  },
  {
    id: 'lena_hoffmann',
    name: 'Lena Hoffmann',
    teaches: ['Pilates', 'Core'],
    bio: 'Lena trained as an engineer, and it shows: every cue has a reason. She has taught classical and contemporary Pilates for twelve years.',
  },
  {
    id: 'marcus_bell',
    name: 'Marcus Bell',
    teaches: ['Strength', 'Boxing'],
    bio: 'Marcus coached college wrestlers for a decade. He believes in showing up, writing numbers down, and going to bed early.',
  },
  {
    id: 'sofia_ricci',
    name: 'Sofia Ricci',
    teaches: ['Yoga', 'Mobility'],
    bio: 'Sofia teaches slow, strong flow beside a lake in the north of Italy. She is fond of balance poses and honest about falling out of them.',
  },
  {
    id: 'dayo_adeyemi',
    name: 'Dayo Adeyemi',
    teaches: ['Dance', 'HIIT'],
    bio: 'Dayo brings Afrobeats to people who think that they cannot dance, and sends them away mistaken no longer.',
  },
  {
    id: 'hannah_sorensen',
    name: 'Hannah Sørensen',
    teaches: ['Running', 'Mobility'],
    bio: 'Hannah came to running at thirty-four and to marathons at thirty-six. She coaches beginners because she remembers being one.',
  },
  {
    id: 'luis_ortega',
    name: 'Luis Ortega',
    teaches: ['Cardio', 'Dance'],
    bio: 'Luis taught step aerobics when it was new, and when it was old, and now that it is new again. He has never missed a beat or a birthday.',
  },
  {
    id: 'grace_chen',
    name: 'Grace Chen',
    teaches: ['Core', 'HIIT'],
    bio: 'Grace was a gymnast for fifteen years and can hold a handstand while she explains yours. Her core sessions are short because they have to be.',
  },
  {
    id: 'ben_carmichael',
    name: 'Ben Carmichael',
    teaches: ['Cycling', 'Strength'],
    bio: 'Ben rides to music, coaches to effort and never shouts. His climbs have names, and regulars fear some of them.',
  },
  {
    id: 'ayesha_malik',
    name: 'Ayesha Malik',
    teaches: ['Recovery', 'Yoga'],
    bio: 'Ayesha led breathing workshops in hospitals before she led them here. Her voice has put half our team to sleep, on purpose.',
  },
  {
    id: 'oleksii_bondar',
    name: 'Oleksii Bondar',
    teaches: ['Strength', 'Mobility'],
    bio: 'Oleksii learned to swing kettlebells from his grandfather. He teaches them as a craft: hinge, breathe, snap, rest.',
  },
  {
    id: 'zoe_papadakis',
    name: 'Zoe Papadakis',
    teaches: ['Barre', 'Dance'],
    bio: 'Zoe mixes ballet lines with club music. She counts in eights even when she cooks.',
  },
  {
    id: 'isaac_mensah',
    name: 'Isaac Mensah',
    teaches: ['Boxing', 'Cardio'],
    bio: 'Isaac opened a boxing gym for teenagers in his home town, and trains adults with the same patience. Nobody has to hit anybody.',
  },
  {
    id: 'freya_dalgaard',
    name: 'Freya Dalgaard',
    teaches: ['Running', 'Cycling'],
    bio: 'Freya has finished eleven long triathlons and likes the second hour best. She will talk you through yours.',
  },
  {
    id: 'noor_el_amin',
    name: 'Noor El-Amin',
    teaches: ['Pilates', 'Barre'],
    bio: 'Noor specialises in training before and after birth. Her sessions are precise, generous, and end on time.',
  },
  {
    id: 'theo_laurent',
    name: 'Théo Laurent',
    teaches: ['Mobility', 'Yoga'],
    bio: 'Théo was a circus acrobat until gravity made its point. He teaches range you can use, and a few tricks you cannot.',
  },
];
