import { Player } from './player.ts';

const players = new Map<HTMLElement, Player>();

/** Returns the player for an element, its id, or the index of the player; without a query the first one. */
function jwplayer(query: HTMLElement | string | number = 0): Player {
  if (typeof query === 'number') {
    const known = [...players.values()][query];
    if (!known) throw new RangeError(`There is no player ${query}`);
    return known;
  }
  return playerIn(typeof query === 'string' ? elementCalled(query) : query);
}

function elementCalled(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new RangeError(`There is no element "${id}"`);
  return found;
}

function playerIn(found: HTMLElement): Player {
  const known = players.get(found) ?? [...players.values()].find((player) => player.getContainer() === found);
  if (known) return known;
  const player = new Player(found, () => players.delete(found));
  players.set(found, player);
  return player;
}

Object.assign(window, { jwplayer });
