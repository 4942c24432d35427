import { Player } from './player.ts';

const players = new Map<HTMLElement, Player>();

/** Returns the player in a place of the page, which may be given by its own container, too; if there is none, a new one. */
function jwplayer(place: HTMLElement): Player {
  const known = players.get(place) ?? [...players.values()].find((player) => player.getContainer() === place);
  if (known) return known;
  const player = new Player(place, () => players.delete(place));
  players.set(place, player);
  return player;
}

Object.assign(window, { jwplayer });
