import { adFilm } from '../items/ad-film.ts';
import type { CatalogueItem } from '../items/catalogue-item.ts';
import { startOfDay } from './days.ts';
import type { Library } from '../library.ts';
import { trailersOf } from '../items/trailers.ts';
import type { Workout } from '../items/workout.ts';

/** The stock of a day: the library, plus everything published up to that day. */
export class DailyCatalogue {
  /** Midnight UTC of the day. */
  readonly today: Date;
  /** Standalone workouts and those of programs, newest first; without the 365 series. */
  readonly workouts: readonly Workout[];
  /** The 365 series, newest first. */
  readonly daily: readonly Workout[];
  readonly #byId = new Map<string, CatalogueItem>();
  readonly #idBySlug = new Map<string, string>();
  readonly #workoutById = new Map<string, Workout>();

  constructor(
    readonly library: Library,
    moment: Date,
  ) {
    this.today = startOfDay(moment);
    const releases = library.releases.upTo(this.today);
    this.workouts = [...releases, ...library.workouts];
    this.daily = library.daily.upTo(this.today);
    for (const workout of [...this.workouts, ...this.daily, ...library.openHouse]) {
      this.#workoutById.set(workout.item.mediaid, workout);
      this.#add(workout.item);
    }
    for (const item of this.#others(releases)) this.#add(item);
  }

  item(id: string): CatalogueItem | undefined {
    return this.#byId.get(id) ?? this.library.extraItems.get(id);
  }

  workout(id: string): Workout | undefined {
    return this.#workoutById.get(id);
  }

  idForSlug(slug: string): string | undefined {
    return this.#idBySlug.get(slug);
  }

  /** All items except trailers and those of another property. */
  get items(): readonly CatalogueItem[] {
    return [...this.#byId.values()].filter(
      ({ contentType, unsigned }) => contentType !== 'trailer' && !unsigned,
    );
  }

  #others(releases: readonly Workout[]): CatalogueItem[] {
    const { origin, programs, series, trainers, channels, strayChannel, pages, hubs, trailers } =
      this.library;
    return [
      ...programs.map(({ item }) => item),
      ...series.flatMap(({ item, episodes }) => [item, ...episodes]),
      ...trainers,
      ...channels.map(({ item }) => item),
      strayChannel,
      ...pages,
      ...hubs,
      ...trailers,
      adFilm(origin),
      ...trailersOf(
        origin,
        releases.map(({ item }) => item),
      ),
    ];
  }

  #add(item: CatalogueItem): void {
    const { mediaid, slug } = item;
    if (this.#byId.has(mediaid)) throw new Error(`Two items have the id ${mediaid}`);
    this.#byId.set(mediaid, item);
    if (!slug) return;
    if (this.#idBySlug.has(slug)) throw new Error(`Two items have the slug "${slug}"`);
    this.#idBySlug.set(slug, mediaid);
  }
}
