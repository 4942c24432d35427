import type { BehaviorSubject, Observable } from 'rxjs';

/** Something that changes by itself: its present value, and the present value followed by every change. */
export interface ObservableState<T> {
  readonly changes$: Observable<T>;
  readonly now: () => T;
}

export const observableStateOf = <T>(subject: BehaviorSubject<T>): ObservableState<T> => ({
  changes$: subject.asObservable(),
  now: () => subject.value,
});
