// @vitest-environment happy-dom
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertDoesNotSay, assertSays } from '#features/support/assert-text.ts';
import { makeDomScreen } from '#features/support/dom/dom-screen.ts';
import { explainedFailure } from '#features/support/explained-failure.ts';
import { noteLookups } from '#features/support/screen-lookups.ts';
import { ScenarioMistake } from '#features/support/scenario-mistake.ts';

const PAGE = `
  <main>
    <h1>The Long Ride</h1>
    <button>Start watching</button><button>Favorite</button>
    <a href="/x">Tom Whitaker</a>
    <section aria-label="New this week">
      <ul>
        <li><article aria-label="Just Move"><h3>Just Move</h3><p>16 min</p></article></li>
        <li><article aria-label="Undefeated"><h3>Undefeated</h3><p>Amir <b>Haddad</b></p></article></li>
      </ul>
    </section>
    <label>From <input type="date"></label>
  </main>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});
afterEach(() => document.body.replaceChildren());

/** The message of a step that fails on this page. */
async function messageOf(
  step: (screen: ReturnType<typeof noteLookups>) => Promise<unknown>,
): Promise<string> {
  const screen = noteLookups(makeDomScreen(() => document));
  try {
    await step(screen);
  } catch (failure) {
    return (await explainedFailure(failure as Error, screen.lastLook())).message;
  }
  throw new Error('The step has not failed');
}

describe('a step that looks for something that is not there', () => {
  it('names it, the nearest, and everything of its kind', async () => {
    const message = await messageOf(async (screen) => {
      assert.equal(await screen.control('Start watchin').count(), 1);
    });
    expect(message.split('\n')).toEqual([
      'There is no button or link "Start watchin". The nearest is "Start watching".',
      'Buttons: "Start watching", "Favorite"',
      'Links: "Tom Whitaker"',
    ]);
  });

  it('does so for what it would act on', async () => {
    expect(await messageOf((screen) => screen.field('Form').fill('2026-05-01'))).toBe(
      'There is no field "Form". The nearest is "From".\nFields: "From"',
    );
  });

  it('names the outermost that is missing', async () => {
    const message = await messageOf((screen) =>
      screen.part('region', 'New this wek').part('article', 'Just Move').part('heading').text(),
    );
    expect(message).toBe(
      'There is no shelf or part of the page "New this wek". The nearest is "New this week".\n' +
        'Shelves and parts of the page: "New this week"',
    );
  });

  it('says where it looked for it', async () => {
    const message = await messageOf((screen) =>
      screen
        .part('region', 'New this week')
        .part('article', /Undefeatd/)
        .text(),
    );
    expect(message).toBe(
      'There is no card "Undefeatd" in the shelf or part of the page "New this week". The nearest is "Undefeated".\n' +
        'Cards: "Just Move", "Undefeated"',
    );
  });

  it('says that a dialog is over the page', async () => {
    document.body.innerHTML += '<dialog open aria-label="Share"><button>Close</button></dialog>';
    expect(await messageOf((screen) => screen.part('button', 'Favorite').press())).toBe(
      'There is no button "Favorite".\nButtons: "Close"\nThe dialog "Share" hides the rest of the page.',
    );
  });

  it('keeps the words of the step', async () => {
    const message = await messageOf(async (screen) => {
      assert.ok((await screen.part('alert').count()) > 0, 'Nobody is warned');
    });
    expect(message).toBe('Nobody is warned\nThere is no alert.\nAlerts: none');
  });
});

describe('a step that finds something else than it should', () => {
  it('says that it is there', async () => {
    const message = await messageOf(async (screen) => {
      assert.equal(await screen.part('button', 'Favorite').count(), 0);
    });
    expect(message).toBe('It is there: the button "Favorite".');
  });

  it('says how many there are', async () => {
    const message = await messageOf(async (screen) => {
      assert.equal(await screen.part('region', 'New this week').part('article').count(), 3);
    });
    expect(message).toBe('There are 2, not 3: the card in the shelf or part of the page "New this week".');
  });

  it('says which of two texts is there', async () => {
    const message = await messageOf(async (screen) => {
      assert.equal(await screen.heading().text(), 'The Long Rid');
    });
    expect(message).toBe('It is:  "The Long Ride"\nnot:    "The Long Rid"\nLooked at: the heading.');
  });

  it('marks what differs in a list, and names the list', async () => {
    const message = await messageOf(async (screen) => {
      assert.deepEqual(await screen.part('region', 'New this week').part('heading').texts(), ['Just Move']);
    });
    expect(message.split('\n')).toEqual([
      'What is there (+) is not what was expected (-):',
      '  | Just Move |',
      '+ | Undefeated |',
      'Looked at: the shelf or part of the page "New this week".',
    ]);
  });

  it('says what a text says, line by line, and what of it is meant', async () => {
    const message = await messageOf(async (screen) => {
      assertSays(await screen.part('article', 'Undefeated').text(), 'Amir Hadad');
    });
    expect(message.split('\n')).toEqual([
      'It does not say "Amir Hadad". The nearest is "Amir Haddad".',
      'Looked at: the card "Undefeated".',
      'It says:',
      '  Undefeated | Amir Haddad',
    ]);
  });

  it('says what a text says too much', async () => {
    const message = await messageOf(async (screen) => {
      assertDoesNotSay(await screen.part('article', 'Just Move').text(), '16 min');
    });
    expect(message).toBe(
      'It says "16 min".\nLooked at: the card "Just Move".\nIt says:\n  Just Move | 16 min',
    );
  });
});

it('adds nothing to a mistake in the scenario', async () => {
  const message = await messageOf(async (screen) => {
    await screen.part('alert').count();
    throw new ScenarioMistake('There is no column "nxt".');
  });
  expect(message).toBe('There is no column "nxt".');
});

it('has lines for the page, one for each block', async () => {
  expect(await makeDomScreen(() => document).lines()).toEqual([
    'The Long Ride',
    'Start watching',
    'Favorite',
    'Tom Whitaker',
    'Just Move | 16 min',
    'Undefeated | Amir Haddad',
    'From',
  ]);
});

it('forgets what an earlier step looked at', async () => {
  const screen = noteLookups(makeDomScreen(() => document));
  await screen.part('alert').count();
  screen.forgetLooks();
  expect(screen.lastLook()).toBeNull();
});
