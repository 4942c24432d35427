import type { BehaviorSubject, Observable } from 'rxjs';

/** A value that changes over time: `now` returns the current value, `changes$` emits it first and then every change. */
export interface ObservableState<T> {
  readonly changes$: Observable<T>;
  readonly now: () => T;
}

export const observableStateOf = <T>(subject: BehaviorSubject<T>): ObservableState<T> => ({
  changes$: subject.asObservable(),
  now: () => subject.value,
});
