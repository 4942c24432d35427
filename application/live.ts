import type { BehaviorSubject, Observable } from 'rxjs';

/** Something that changes by itself: its present value, and the present value followed by every change. */
export interface Live<T> {
  readonly changes$: Observable<T>;
  readonly now: () => T;
}

export const liveOf = <T>(subject: BehaviorSubject<T>): Live<T> => ({
  changes$: subject.asObservable(),
  now: () => subject.value,
});
